import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { appHasStarted, productsAreDescribed, storeSession } from './guest.ts'
import { text } from './texts.ts'

test.use({ allowedOnConsole: [/404.*customers\/rating|ERR_FAILED.*woff2/] })

const phone = { width: 390, height: 844 }

const computer = { width: 1280, height: 800 }

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

async function boxOf(element: Locator): Promise<Box> {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not visible')
  return box
}

async function boxesOf(elements: Locator): Promise<Box[]> {
  await expect(elements.first()).toBeVisible()
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()))
  return boxes.filter((box) => box !== null)
}

/** The number of elements in each row, from the top. */
function rowLengths(boxes: readonly Box[]): number[] {
  const rows = new Map<number, number>()
  for (const { y } of boxes) rows.set(y, (rows.get(y) ?? 0) + 1)
  return [...rows.values()]
}

const links = (page: Page) => page.getByRole('banner').getByRole('navigation')

test(
  'home has its tiles in rows of 2 and 1, one alone centred, and the side menu at the right edge',
  { tag: '@all' },
  async ({ page, host }) => {
    await page.goto(host.url)
    await appHasStarted(page)
    for (const viewport of [computer, phone]) {
      await page.setViewportSize(viewport)
      const groups = ['quickAccess', 'requests', 'aboutUs'].map((group) =>
        boxesOf(page.getByRole('region', { name: text(`home:${group}`) }).getByRole('link')),
      )
      const tiles = await Promise.all(groups)
      expect(tiles.map(rowLengths)).toEqual([
        [2, 1, 2, 1, 1],
        [2, 1, 1],
        [2, 1],
      ])
      const [[one, other, single] = []] = tiles
      if (one === undefined || other === undefined || single === undefined) throw new Error('Home has fewer tiles')
      expect(single.width).toBeCloseTo(one.width)
      expect(single.x + single.width / 2).toBeCloseTo((one.x + other.x + other.width) / 2)
    }
    await page.getByRole('button', { name: text('frame:menu.open') }).click()
    await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 70, y: 0, width: 320, height: 844 })
  },
)

test(
  'the buttons of each form are in view from the start, also with what a choice adds',
  { tag: '@all' },
  async ({ page, host }) => {
    await storeSession(page, host.url, 'bg')
    const choices = {
      tile: () => page.getByRole('radio').nth(1).check(),
      stars: () => page.getByRole('slider').press('End'),
      nothing: () => undefined,
    }
    for (const [path, button, choice] of [
      ['/request-amenities', 'requestAmenities:send', 'tile'],
      ['/report-problem', 'reportProblem:next', 'tile'],
      ['/leave-rating', 'leaveRating:next', 'stars'],
      ['/reserve-table', 'reserveTable:next', 'nothing'],
    ] as const) {
      await page.goto(host.url + path)
      const end = async () => {
        const { y, height } = await boxOf(page.getByRole('button', { name: text(button) }))
        return y + height
      }
      const free = (await boxOf(links(page))).y
      expect(await end(), path).toBeLessThanOrEqual(free)
      await choices[choice]()
      expect(await end(), path).toBeLessThanOrEqual(free)
    }
  },
)

test(
  'text twice as large fits in the links at the bottom, in the header, in the row of a dish and in the crumbs',
  { tag: '@all' },
  async ({ page, host }) => {
    // The wider font, which is shown while the web font loads, and with the data saver.
    await page.route('**/*.woff2', (route) => route.abort())
    await storeSession(page, host.url, 'es')
    await page.setViewportSize({ ...phone, width: 320 })
    await page.goto(host.url)
    const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(links(page)).toBeVisible()
    await enlarge()
    const each = links(page).getByRole('link')
    const boxes = await boxesOf(each)
    expect(rowLengths(boxes)).toEqual([4])
    expect(boxes.every(({ x, width }) => x >= 0 && x + width <= 320.5)).toBe(true)
    expect(await each.evaluateAll((all) => all.filter((link) => link.scrollWidth > link.clientWidth))).toEqual([])

    await page.setViewportSize(phone)
    await page.goto(`${host.url}/room-service`)
    const dishes = page.getByRole('main').getByRole('listitem')
    const dish = dishes.filter({ has: page.getByRole('heading', { level: 3 }) }).first()
    await productsAreDescribed(page)
    await dish.getByRole('button').click()
    await enlarge()
    expect((await boxOf(page.getByRole('banner'))).height).toBe(52)
    const row = await boxOf(dish)
    const parts = await boxesOf(dish.locator('h3, p, img, [role=group]').filter({ visible: true }))
    expect(Math.max(...parts.map(({ x, width }) => x + width))).toBeLessThan(row.x + row.width)
    await page.getByRole('button', { name: text('roomService:finish', 'es') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('roomService:finalize.title', 'es') })).toBeVisible()
    const crumbs = page.getByRole('navigation', { name: text('frame:breadcrumb', 'es') }).getByRole('listitem')
    await expect(crumbs.filter({ visible: true })).toHaveText([
      text('frame:crumbs.home', 'es'),
      text('roomService:title', 'es'),
    ])
  },
)

test(
  'on a phone on its side the bars lie beside a dish that is scrolled to, and not over its name',
  { tag: '@all' },
  async ({ page, host }) => {
    await storeSession(page, host.url, 'bg')
    await page.setViewportSize({ width: phone.height, height: phone.width })
    await page.goto(`${host.url}/room-service`)
    await productsAreDescribed(page)
    const dishes = page.getByRole('main').getByRole('listitem')
    const dish = dishes.filter({ has: page.getByRole('heading', { level: 3 }) }).nth(4)
    await dish.getByRole('button').click()
    for (const block of ['start', 'end'] as const) {
      await dish.evaluate((row, where) => row.scrollIntoView({ block: where }), block)
      const header = await boxOf(page.getByRole('banner'))
      const bar = await boxOf(page.getByRole('button', { name: text('roomService:finish') }))
      const row = await boxOf(dish)
      expect(row.y, block).toBeGreaterThanOrEqual(header.y + header.height)
      expect(row.y + row.height, block).toBeLessThanOrEqual(bar.y)
    }
  },
)

test('a check box and a radio have the colour of the theme', { tag: '@all' }, async ({ page, host }) => {
  await page.goto(`${host.url}/settings`)
  await page.getByRole('checkbox').check()
  for (const theme of ['light', 'dark'] as const) {
    const radio = page.getByRole('radio', { name: text(`settings:values.${theme}`) })
    await radio.check()
    const accent = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('span'))
      probe.style.color = 'var(--color-accent)'
      return getComputedStyle(probe).color
    })
    for (const control of [radio, page.getByRole('checkbox')]) await expect(control).toHaveCSS('border-color', accent)
  }
})
