import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { randomId } from '#src/lib/randomId.ts'
import { startStaticServer } from '#tests/support/servers/staticServer.ts'
import { section } from './deskSection.ts'
import { elena } from './elena.ts'
import { expect, test, type Server } from './fixtures.ts'
import { text } from './texts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const picture = (file: string) => readFileSync(path.join(root, 'src/static', file)).toString('base64')

const NAMES = { bg: 'Гранд хотел Ривиера', en: 'Grand Hotel Riviera' }

const dish = (menu: string, bg: string, en: string, price: number) => ({
  ...{ menus: [menu], names: { bg, en }, price },
  categories: { bg: 'Наши', en: 'Ours' },
  ...{ descriptions: { bg: `${bg}, както го правим тук` }, portions: { bg: '300 г' } },
})
/** A dish of each menu, by the screen that shows it. */
const OWN = {
  '/bar': dish('bar', 'Кафе Ривиера', 'Riviera coffee', 7.3),
  '/room-service': dish('roomService', 'Рибена чорба', 'Fish soup', 12.9),
  '/restaurant-menu': dish('all', 'Калкан на скара', 'Grilled turbot', 48),
}

/** Prepares a hotel in the sandbox of a browser, and returns its file. */
async function prepare({ request }: Page, { url }: Server): Promise<string> {
  const call = async (method: string, at: string, data?: object) => {
    const answer = await request.fetch(`${url}/__demo/${at}`, { method, ...(data && { data }) })
    expect(answer.ok(), at).toBe(true)
    return answer
  }
  const pictures = [512, 192].map((size) => ({ id: randomId(), data: picture(`icons/icon-${size}.png`) }))
  const [headerImage, logo] = pictures.map(({ id }) => `/__demo/pictures/${id}`)
  const place = { surroundings: 'sea', address: 'Златни пясъци', phone: '+359 52 000 111' }
  const brand = { names: NAMES, color: '#7a1f3d', headerImage, logo, ...place }
  await call('PUT', 'hotel', { brand, pictures, dishes: Object.values(OWN) })
  return (await call('GET', 'hotel-file')).text()
}

/** The page of a hotel's link, and the phone on it. */
const phoneOn = (page: Page) => page.frameLocator(`iframe[title="${text('begin:both.phone')}"]`)
const enterAs = (page: Page) =>
  phoneOn(page).getByRole('button', { name: new RegExp(`${elena.fullName}.*${elena.roomNumber}`) })

test.describe('a hotel that is sent', () => {
  test.use({ serviceWorkers: 'allow', allowedOnConsole: [/Failed to load resource/] })

  test(
    'has its name, dishes, prices and pictures on the phone beside the staff’s screen',
    { tag: '@all' },
    async ({ page, demoHost }) => {
      await page.goto(demoHost.url)
      const file = await prepare(page, demoHost)
      const server = await startStaticServer(path.join(root, 'dist-demo'), '404.html', { '/hotels/riviera.json': file })
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`${server.url}/#hotel=riviera`)
      await expect(page.getByRole('heading', { level: 1, name: NAMES.bg })).toBeVisible()
      await expect(section(page, 'staff')).toBeVisible()
      await enterAs(page).click()
      await expect(phoneOn(page).getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
      const logo = phoneOn(page).locator('.frame-text img')
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
      for (const [screen, { names, price }] of Object.entries(OWN)) {
        await page.goto(server.url + screen)
        const shown = page.getByRole('listitem').filter({ hasText: names.bg })
        await expect(shown).toContainText(price.toFixed(2))
      }
      await page.close()
      await server.stop()
    },
  )

  test(
    'is opened from a file in hand, dropped or chosen; a wrong file changes nothing',
    { tag: '@all' },
    async ({ page, demo, demoHost, browser }) => {
      const presenter = await browser.newPage()
      await presenter.goto(demoHost.url)
      const file = await prepare(presenter, demoHost)
      await presenter.close()
      await page.goto(`${demo.url}/__demo/both/`)
      await enterAs(page).click()
      await expect(phoneOn(page).getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
      const choose = (content: string) =>
        page.getByLabel(text('begin:both.openFile')).setInputFiles({
          name: 'a.json',
          mimeType: 'application/json',
          buffer: Buffer.from(content),
        })
      await choose('{"format":"other"}')
      await expect(page.getByRole('alert')).toContainText(text('begin:file.otherFormat'))
      await expect(phoneOn(page).getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
      await page.evaluate((content) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([content], 'riviera.json'))
        window.dispatchEvent(new DragEvent('drop', { dataTransfer }))
      }, file)
      await expect(page.getByRole('heading', { level: 1, name: NAMES.bg })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(enterAs(page)).toBeVisible()
    },
  )
})

for (const where of ['demo', 'demoHost'] as const) {
  test.describe(`the tour, ${where === 'demo' ? 'in the browser alone' : 'on a host'}`, () => {
    // The answer that it loses is a line on the console.
    test.use({ serviceWorkers: where === 'demo' ? 'allow' : 'block', allowedOnConsole: [/Failed to load/] })

    test('plays to its end, and any key stops it', { tag: '@all' }, async ({ page, demo, demoHost }) => {
      test.slow()
      await page.setViewportSize({ width: 1280, height: 800 })
      const end = text('begin:tour.end')
      // Stops it as its last sentence appears: it would begin again.
      await page.addInitScript((sentence) => {
        if (window !== window.top) return
        new MutationObserver(() => {
          const header = document.querySelector('header')
          if (header?.textContent.includes(sentence)) header.querySelector('button')?.click()
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }, end)
      // A faster guest orders again before the app has read what the hotel had.
      await page.goto(`${{ demo, demoHost }[where].url}/__demo/both/?tour=400`)
      const start = page.getByRole('button', { name: text('begin:both.tour') })
      await expect(start).toBeVisible({ timeout: 300_000 }) // The whole tour.
      const accepted = section(page, 'staff').getByText(text('myOrders:statuses.accepted'), { exact: true })
      await expect(accepted).toHaveCount(2)
      await expect(phoneOn(page).getByText(text('receipts:order.received.title'))).toBeVisible()
      await page.goto(`${{ demo, demoHost }[where].url}/__demo/both/?tour=60000`)
      await expect(page.getByText(text('begin:tour.enter'))).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(start).toBeVisible()
    })
  })
}
