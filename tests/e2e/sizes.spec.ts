import type { Locator, Page } from '@playwright/test'
import { storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

test.use({ allowedOnConsole: [/404.*customers\/rating|ERR_FAILED.*woff2/] })

test('the side menu is 320 px wide at the right edge, and closes on a click beside it', async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(host.url)
  await page.getByRole('button', { name: text('frame:menu.open') }).click()
  const menu = page.getByRole('dialog')
  await expect.poll(() => menu.boundingBox()).toEqual({ x: 70, y: 0, width: 320, height: 844 })
  await page.mouse.click(35, 400)
  await expect(menu).toBeHidden()
})

for (const width of [390, 1280]) {
  test(`the tiles of home are in rows of 2 and 1, and one alone in its row is centred, at ${width} px`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(host.url)
    const groups = ['quickAccess', 'requests', 'aboutUs'] as const
    const tiles = await Promise.all(
      groups.map((group) => boxesOf(page.getByRole('region', { name: text(`home:${group}`) }).getByRole('link'))),
    )
    expect(tiles.map(rowLengths)).toEqual([
      [2, 1, 2, 1, 1],
      [2, 1, 1],
      [2, 1],
    ])
    const [[one, other, single] = []] = tiles
    if (one === undefined || other === undefined || single === undefined) throw new Error('Home has fewer tiles')
    expect(single.width).toBeCloseTo(one.width)
    expect(single.x + single.width / 2).toBeCloseTo((one.x + other.x + other.width) / 2)
  })
}

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  test(`the header and the links at the bottom leave two thirds of the height to the page at ${width} × ${height}`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height })
    await storeSession(page, host.url, 'bg')
    for (const path of ['/', '/my-stay', '/reception']) {
      await page.goto(host.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const header = await boxesOf(page.getByRole('banner'))
      const links = await boxesOf(page.getByRole('banner').getByRole('navigation'))
      const bars = [...header, ...links.filter(({ y }) => y > 52)]
      expect(bars.reduce((sum, bar) => sum + bar.height, 0)).toBeLessThanOrEqual(height / 3)
    }
  })
}

for (const [width, height, isInView] of [
  [320, 568, true],
  [390, 844, true],
  [844, 390, false],
  [1280, 800, true],
] as const) {
  test(`the buttons of a table reservation are in view from the start at ${width} × ${height}: ${isInView}`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height })
    await storeSession(page, host.url, 'bg')
    await page.goto(`${host.url}/reserve-table`)
    const { y, height: ofButton } = await boxOf(page.getByRole('button', { name: text('reserveTable:next') }))
    const links = await boxOf(page.getByRole('banner').getByRole('navigation'))
    const end = links.y > 52 ? links.y : height
    expect(y + ofButton <= end).toBe(isInView)
  })
}

const choices = {
  tile: (page: Page) => page.getByRole('radio').nth(1).check(),
  stars: (page: Page) => page.getByRole('slider').press('End'),
}

for (const [path, button, choice] of [
  ['/request-amenities', 'requestAmenities:send', 'tile'],
  ['/report-problem', 'reportProblem:next', 'tile'],
  ['/leave-rating', 'leaveRating:next', 'stars'],
] as const) {
  test(`the buttons of ${path} are in view on a phone, also with what a choice adds`, async ({ page, host }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await storeSession(page, host.url, 'bg')
    await page.goto(host.url + path)
    const links = await boxOf(page.getByRole('banner').getByRole('navigation'))
    const end = async () => {
      const { y, height } = await boxOf(page.getByRole('button', { name: text(button) }))
      return y + height
    }
    expect(await end()).toBeLessThanOrEqual(links.y)
    await choices[choice](page)
    expect(await end()).toBeLessThanOrEqual(links.y)
  })
}

for (const [width, height, language] of [
  [320, 568, 'bg'],
  [320, 568, 'es'],
  [390, 844, 'bg'],
] as const) {
  test(`the buttons of a table reservation cover no focused field and less than a third at ${width} × ${height} in ${language}`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height })
    await storeSession(page, host.url, language)
    await page.goto(`${host.url}/reserve-table`)
    const time = page.getByRole('textbox', { name: text('reserveTable:fields.time', language) })
    await time.focus()
    const bar = await boxOf(page.getByText(text('reserveTable:missing', language).replace(/ \{.*/, '')))
    const field = await boxOf(time)
    expect(field.y + field.height).toBeLessThanOrEqual(bar.y)
    expect(52 + height - bar.y).toBeLessThanOrEqual(height / 3)
  })
}

test('two things stand side by side on a wide screen, and one below the other on a phone', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  const pairs = [
    ['/hotel-information', 'hotelFacts:title', 'hotelInformation:hours.title'],
    ['/reception', 'hotelFacts:title', 'reception:help'],
    ['/settings', 'settings:display', 'settings:phone'],
  ] as const
  for (const [path, first, second] of pairs) {
    await page.goto(host.url + path)
    const things = [first, second].map((name) => page.getByRole('heading', { level: 2, name: text(name) }))
    const lefts = async () => Promise.all(things.map(async (thing) => Math.round((await boxOf(thing)).x)))
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(async () => new Set(await lefts()).size, path).toBe(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => new Set(await lefts()).size, path).toBe(1)
  }
})

for (const language of ['bg', 'en', 'es'] as const) {
  test(`the links at the bottom are in one row, also with text twice as large, in ${language}`, async ({
    page,
    host,
  }) => {
    // The wider font, which is shown while the web font loads, and with the data saver.
    await page.route('**/*.woff2', (route) => route.abort())
    await storeSession(page, host.url, language)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(host.url)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
      const boxes = await boxesOf(links)
      expect(rowLengths(boxes)).toEqual([4])
      expect(boxes.every(({ x, width: wide }) => x >= 0 && x + wide <= width + 0.5)).toBe(true)
      expect(await links.evaluateAll((all) => all.filter((link) => link.scrollWidth > link.clientWidth))).toEqual([])
    }
  })
}

test('the focus ring of Back is on the display', async ({ page, host }) => {
  await page.goto(`${host.url}/reception`)
  const back = page.getByRole('link', { name: text('frame:back') })
  await expect(back).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  const ring = await back.evaluate((link) => {
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(link)
    const left = link.getBoundingClientRect().left - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth)
    return { left, outlineStyle }
  })
  expect(ring.outlineStyle).toBe('solid')
  expect(ring.left).toBeGreaterThanOrEqual(0)
})

test('the header has the same height on every page, and the crumbs stand in one line', async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await storeSession(page, host.url, 'es')
  for (const path of ['/', '/reserve-table/success', '/report-problem/reported-problems']) {
    await page.goto(host.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(52)
    const crumbs = page.locator('nav li').filter({ visible: true })
    const tops = await crumbs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  }
})

test('text twice as large fits in the header, in the row of a dish and in the crumbs', async ({ page, host }) => {
  await storeSession(page, host.url, 'es')
  await page.goto(`${host.url}/room-service`)
  const dish = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await dish.first().getByRole('button').click()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect((await boxOf(page.getByRole('banner'))).height).toBe(52)
  const row = await boxOf(dish.first())
  const parts = await boxesOf(dish.first().locator('h3, p, img, [role=group]').filter({ visible: true }))
  expect(Math.max(...parts.map(({ x, width }) => x + width))).toBeLessThan(row.x + row.width)
  await page.getByRole('button', { name: text('roomService:finish', 'es') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('roomService:finalize.title', 'es') })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: text('frame:breadcrumb', 'es') }).getByRole('listitem')
  await expect(crumbs.filter({ visible: true })).toHaveText([text('roomService:title', 'es')])
})

test('a phone on its side shows dishes at once, and two thirds of its height remain for them', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await storeSession(page, host.url, 'es')
  await page.goto(`${host.url}/room-service`)
  const dish = await boxOf(page.getByRole('heading', { level: 3 }).first())
  const order = page.getByRole('button', { name: text('roomService:finish', 'es') })
  expect(dish.y + dish.height).toBeLessThan((await boxOf(order)).y)
  await page.evaluate(() => {
    window.scrollTo(0, 600)
  })
  const tabs = await boxOf(page.getByRole('navigation', { name: text('roomService:categories', 'es') }))
  expect(tabs.y + tabs.height).toBeLessThan(0)
  const bar = await boxOf(order)
  expect(bar.width).toBeLessThan(844 / 2)
  expect(52 + 390 - bar.y).toBeLessThanOrEqual(390 / 3)
})

test('the four steps of an order are in one row, or two and two', async ({ page, host }) => {
  await storeSession(page, host.url, 'es')
  for (const [width, rows] of [
    [390, [4]],
    [320, [2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${host.url}/my-orders`)
    const steps = page.locator('[data-step]').first().locator('..').locator('span')
    expect(rowLengths(await boxesOf(steps))).toEqual(rows)
  }
})

test('both payment methods of an order of three dishes are above the button', async ({ page, host }) => {
  await storeSession(page, host.url, 'es')
  await page.goto(`${host.url}/room-service`)
  const groups = page.getByRole('main').getByRole('group')
  for (const index of [0, 1, 2]) await groups.nth(index).getByRole('button').last().click()
  await page.getByRole('button', { name: text('roomService:finish', 'es') }).click()
  const cash = await boxOf(page.getByText(text('roomService:finalize.cash', 'es'), { exact: true }))
  const order = await boxOf(page.getByRole('button', { name: text('roomService:finalize.order', 'es') }))
  // The bar fades out 24 px above its button.
  expect(cash.y + cash.height).toBeLessThan(order.y - 24)
})

test('the search of a menu opens at the top, so that a keyboard covers little of what is found', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/restaurant-menu`)
  const opener = page.getByRole('button', { name: text('menus:search.open') })
  const heading = await boxOf(page.getByRole('heading', { level: 2 }).first())
  expect(Math.abs((await boxOf(opener)).y - heading.y)).toBeLessThan(8)
  await opener.click()
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('шкембе')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
  expect((await boxOf(field)).y).toBeLessThan(100)
})

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

async function boxOf(element: Locator): Promise<Box> {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not visible')
  return box
}

async function boxesOf(links: Locator): Promise<Box[]> {
  await expect(links.first()).toBeVisible()
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
  return boxes.filter((box) => box !== null)
}

/** The number of tiles in each row, from the top. */
function rowLengths(tiles: readonly Box[]): number[] {
  const rows = new Map<number, number>()
  for (const { y } of tiles) rows.set(y, (rows.get(y) ?? 0) + 1)
  return [...rows.values()]
}
