import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGE_KEY } from '#src/storage/keys.ts'
import { startStaticServer } from '#tests/support/servers/staticServer.ts'
import { section } from './deskSection.ts'
import { elena } from './elena.ts'
import { expect, test, type Server } from './fixtures.ts'
import { signIn } from './guest.ts'
import { loaded } from './showScreen.ts'
import { text, type Language } from './texts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const picture = (file: string) => readFileSync(path.join(root, 'src/static', file)).toString('base64')

const NAMES = { bg: 'Гранд хотел Ривиера', en: 'Grand Hotel Riviera' }

const dish = (menu: string, bg: string, en: string, price: number) => ({
  ...{ menus: [menu], names: { bg, en }, price },
  categories: { bg: 'Наши', en: 'Ours' },
  ...{ descriptions: { bg: `${bg}, както го правим тук` }, portions: { bg: '300 г' } },
})
const OWN = [
  dish('bar', 'Кафе Ривиера', 'Riviera coffee', 7.3),
  dish('roomService', 'Рибена чорба', 'Fish soup', 12.9),
  dish('all', 'Калкан на скара', 'Grilled turbot', 48),
]

/** Prepares a hotel in the sandbox of a browser, and returns its file. */
async function prepare({ request }: Page, { url }: Server): Promise<string> {
  const call = async (method: string, at: string, data?: object) => {
    const answer = await request.fetch(`${url}/__demo/${at}`, { method, ...(data && { data }) })
    expect(answer.ok(), at).toBe(true)
    return answer
  }
  const upload = async (use: string, file: string) => {
    const answer = await call('POST', 'pictures', { use, data: picture(file) })
    return ((await answer.json()) as { address: string }).address
  }
  const headerImage = await upload('headerImage', 'icons/icon-512.png')
  const logo = await upload('logo', 'icons/icon-192.png')
  const place = { surroundings: 'sea', address: 'Златни пясъци', phone: '+359 52 000 111' }
  await call('PUT', 'hotel', { brand: { names: NAMES, color: '#7a1f3d', headerImage, logo, ...place }, dishes: OWN })
  return (await call('GET', 'hotel-file')).text()
}

/** Every text of a screen, the bytes of every picture, and the hotel's colour and header picture. */
function everythingOn(page: Page): Promise<object> {
  return page.evaluate(async () => {
    const { style } = document.documentElement
    const header = /url\("(.*)"\)/.exec(style.getPropertyValue('--header-picture'))?.[1] ?? ''
    const bytesOf = async (address: string) => {
      const bytes = await crypto.subtle.digest('SHA-1', await (await fetch(address)).arrayBuffer())
      return new Uint8Array(bytes).join('')
    }
    return {
      texts: document.querySelector('#root')?.textContent,
      color: style.getPropertyValue('--brand-color'),
      pictures: await Promise.all([header, ...[...document.images].map(({ src }) => src)].map(bytesOf)),
    }
  })
}

/** Opens a screen with the whole of its list: long ones grow step by step. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await loaded(page)
  await expect(page.locator('main ul:empty')).toHaveCount(0)
}

const screens = ['/', '/restaurant-menu', '/bar', '/breakfast', '/room-service', '/reception', '/hotel-information']

/** The page of a hotel's link, and the phone on it. */
const phoneOn = (page: Page, language: Language = 'bg') =>
  page.frameLocator(`iframe[title="${text('begin:both.phone', language)}"]`)
const enterAs = (page: Page) =>
  phoneOn(page).getByRole('button', { name: new RegExp(`${elena.fullName}.*${elena.roomNumber}`) })

test.describe('a hotel that is sent', () => {
  test.use({ serviceWorkers: 'allow', allowedOnConsole: [/Failed to load resource/] })

  test(
    'has each text, price and picture that was prepared, on the phone beside the staff’s screen',
    { tag: '@all' },
    async ({ page, browser, demoHost }) => {
      test.slow()
      await page.goto(demoHost.url)
      const file = await prepare(page, demoHost)
      await page.goto(`${demoHost.url}/my-orders`)
      await signIn(page)
      const server = await startStaticServer(path.join(root, 'dist-demo'), '404.html', { '/hotels/riviera.json': file })
      const elsewhere = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
      await elsewhere.goto(`${server.url}/#hotel=riviera`)
      await expect(elsewhere.getByRole('heading', { level: 1, name: NAMES.bg })).toBeVisible()
      await expect(section(elsewhere, 'staff')).toBeVisible()
      await enterAs(elsewhere).click()
      await expect(phoneOn(elsewhere).getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
      await elsewhere.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
      for (const language of ['bg', 'en'] as const) {
        for (const each of [page, elsewhere])
          await each.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [LANGUAGE_KEY, language] as const)
        for (const screen of screens) {
          await open(page, demoHost.url + screen)
          await open(elsewhere, server.url + screen)
          const prepared = () => everythingOn(page)
          await expect(async () => expect(await everythingOn(elsewhere)).toEqual(await prepared())).toPass({
            timeout: 60_000,
          })
          const own = { '/bar': OWN[0], '/room-service': OWN[1], '/restaurant-menu': OWN[2] }[screen]
          if (own) expect(JSON.stringify(await prepared())).toContain(own.names[language])
        }
      }
      await elsewhere.context().close()
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
