import type { Locator, Page } from '@playwright/test'
import { appHasStarted, fillCart, storeSession } from './guest.ts'
import { settled } from './showScreen.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

const opener = (page: Page) => page.getByRole('button', { name: text('frame:menu.open') })
const menu = (page: Page) => page.getByRole('dialog', { name: text('frame:menu.title') })
const close = (page: Page) => menu(page).getByRole('button', { name: text('common:close') })

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

test(
  'a swipe on a dialog, or beside it, does not scroll the page behind it',
  { tag: '@all' },
  async ({ page, host }) => {
    await page.goto(host.url)
    await appHasStarted(page)
    await swipeUp(page)
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
    const before = await scrolledTo(page)
    await opener(page).evaluate((button: HTMLElement) => button.click())
    await expect(menu(page)).toBeVisible()
    await swipeUp(page)
    await swipeUp(page, 35) // beside the menu
    expect(await scrolledTo(page)).toBe(before)
    await page.keyboard.press('Escape')
    await swipeUp(page)
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(before)
  },
)

/** The width of the edges of a display on its side that are round or under a camera, as those of an iPhone. */
const insets = { top: 0, left: 47, bottom: 21, right: 47 }

/** Those of these elements that reach into the insets. */
async function inInsets(page: Page, elements: Locator): Promise<string[]> {
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

test(
  'dialogs and the order bar stay clear of the insets of a display on its side',
  { tag: '@all' },
  async ({ page, host }) => {
    await storeSession(page, host.url, 'bg')
    await page.setViewportSize({ width: 844, height: 390 })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await page.goto(`${host.url}/room-service`)
    await fillCart(page)
    expect(await inInsets(page, page.getByRole('button', { name: text('roomService:finish') }))).toEqual([])
    await opener(page).tap()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByText(text('frame:menu.guestInformation'))).toBeVisible()
    expect(await inInsets(page, close(page).locator('svg'))).toEqual([])
    await menu(page).evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
    expect(await inInsets(page, menu(page).getByRole('button', { name: text('frame:menu.logOut') }))).toEqual([])
  },
)
