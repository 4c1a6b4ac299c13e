import type { Locator, Page } from '@playwright/test'
import { fillCart, storeSession } from './guest.ts'
import { goTo, settled } from './showScreen.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'
import { touch } from './userDriver.ts'

const opener = (page: Page) => page.getByRole('button', { name: text('frame:menu.open') })
const menu = (page: Page) => page.getByRole('dialog', { name: text('frame:menu.title') })
const close = (page: Page) => menu(page).getByRole('button', { name: text('common:close') })

/** Lets the focused control match `:focus-visible`, as it does in WebKit after a script has focused it. */
async function focusVisibly(page: Page): Promise<void> {
  const isVisible = await page.evaluate(() => {
    const control = document.activeElement as HTMLElement // at least <body>
    control.blur()
    control.focus({ focusVisible: true })
    return control.matches(':focus-visible')
  })
  expect(isVisible).toBe(true)
}

test('a dialog that a tap opens shows no focus ring until a key is pressed', async ({ page, host }) => {
  await page.goto(host.url)
  await opener(page).tap()
  await expect(close(page)).toBeFocused()
  await focusVisibly(page)
  await expect(close(page)).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Shift')
  await expect(close(page)).toHaveCSS('outline-style', 'solid')
})

test.describe('the stars', () => {
  // The rating responds 404 before the guest has rated.
  test.use({ allowedOnConsole: [/404.*customers\/rating/] })

  test('show no focus ring after a tap', async ({ page, host }) => {
    await storeSession(page, host.url, 'bg')
    await page.goto(`${host.url}/leave-rating`)
    const stars = page.getByRole('slider').locator('..')
    await stars.tap()
    await focusVisibly(page)
    await expect(stars).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('ArrowRight')
    await expect(stars).toHaveCSS('outline-style', 'solid')
  })
})

/**
 * Swipes up in the middle of the page, or at this place from its left edge. The finger stays for a second before it is lifted, by the time
 * of the events, so that the page does not move on.
 */
async function swipeUp(page: Page, x = 250): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const touched = (type: 'touchStart' | 'touchMove', y: number, after: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }], timestamp: began + after })
  await touched('touchStart', 600, 0)
  for (const [at, y] of [580, 540, 500, 450, 400].entries()) await touched('touchMove', y, 0.1 + at / 10)
  await touched('touchMove', 399, 1.5)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: began + 1.6 })
  await session.detach()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)

test('a swipe on a dialog, or beside it, does not scroll the page behind it', async ({ page, host }) => {
  await page.goto(host.url)
  await page.locator('html:not([data-starting])').waitFor()
  await swipeUp(page)
  const before = await scrolledTo(page)
  expect(before).toBeGreaterThan(0)
  await opener(page).evaluate((button: HTMLElement) => button.click())
  await expect(menu(page)).toBeVisible()
  await swipeUp(page)
  await swipeUp(page, 35) // beside the menu
  expect(await scrolledTo(page)).toBe(before)
  await page.keyboard.press('Escape')
  await swipeUp(page)
  expect(await scrolledTo(page)).toBeGreaterThan(before)
})

/** The width of the display's edges that are round or under a camera, as those of an iPhone. */
const displays = [
  { name: 'upright', width: 390, height: 844, insets: { top: 47, left: 0, bottom: 34, right: 0 } },
  { name: 'on its side', width: 844, height: 390, insets: { top: 0, left: 47, bottom: 21, right: 47 } },
]
type Insets = (typeof displays)[number]['insets']

/** Those of these elements that reach into the insets. */
async function inInsets(page: Page, insets: Insets, elements: Locator): Promise<string[]> {
  await settled(page)
  expect(await elements.count()).toBeGreaterThan(0)
  return elements.evaluateAll((all, { top, left, bottom, right }) => {
    const reaching = all.filter((each) => {
      const box = each.getBoundingClientRect()
      const isBeside = box.left < left || box.right > window.innerWidth - right
      // Scroll positions are rounded.
      return isBeside || box.top < top - 1 || box.bottom > window.innerHeight - bottom + 1
    })
    return reaching.map((each) => each.outerHTML.slice(0, 120))
  }, insets)
}

for (const { name, width, height, insets } of displays) {
  test(`dialogs and the order bar stay clear of the insets of a display ${name}`, async ({ page, host }) => {
    await storeSession(page, host.url, 'bg')
    await page.setViewportSize({ width, height })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await page.goto(`${host.url}/room-service`)
    await fillCart(page)
    expect(await inInsets(page, insets, page.getByRole('button', { name: text('roomService:finish') }))).toEqual([])
    await opener(page).tap()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByText(text('frame:menu.guestInformation'))).toBeVisible()
    expect(await inInsets(page, insets, close(page).locator('svg'))).toEqual([])
    await menu(page).evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
    expect(await inInsets(page, insets, menu(page).getByRole('button', { name: text('frame:menu.logOut') }))).toEqual(
      [],
    )
    await page.keyboard.press('Escape')
    await goTo(page, '/request-amenities')
    const user = touch(page)
    await user.pick(text('requestAmenities:category'), 0)
    await user.write(text('requestAmenities:message'), 'Две')
    await user.press('button', text('requestAmenities:send'))
    await user.press('button', text('receipts:card.show'))
    const card = page.getByRole('dialog', { name: text('receipts:card.title') })
    expect(await inInsets(page, insets, card.locator('h2, button > svg'))).toEqual([])
    await card.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
    expect(await inInsets(page, insets, card.getByRole('paragraph').last())).toEqual([])
  })
}
