import { expect, type Locator, type Page } from '@playwright/test'
import { LANGUAGE_KEY, SESSION_KEY } from '#src/storage/keys.ts'
import type { Outcome } from '#src/outbox/receipt.ts'
import type { RecordedCall, Recorder } from '#tests/support/servers/recorder.ts'
import { elena, moreOf, twoDishes } from './elena.ts'
import { text, type Language } from './texts.ts'
import { replaceText, type UserDriver } from './userDriver.ts'
import type { Submission } from './submissions.ts'
import type { Kind } from '#src/outbox/kinds.ts'

// Chromium draws a background tab only once a second, and Playwright waits for that, so bring a page to the front first.

type Numbers = Pick<typeof elena, 'accountNumber' | 'roomNumber'>

/** Opens a page and waits for the service worker, which then serves the later pages. */
export async function openAndInstall(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Fills in the login form and sends it, without waiting for the result. */
export async function tryToSignIn(page: Page, guest: Numbers = elena): Promise<void> {
  await page.bringToFront()
  const main = page.getByRole('main')
  await replaceText(main.getByLabel(text('login:accountNumber')), guest.accountNumber)
  await replaceText(main.getByLabel(text('login:roomNumber')), guest.roomNumber)
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: text('login:signIn') }).click()
}

/** Signs in with the login form, and waits for the next screen. */
export async function signIn(page: Page, guest: Numbers = elena): Promise<void> {
  await tryToSignIn(page, guest)
  await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toHaveCount(0)
}

/**
 * The text of a submission's outcome, without the button that sends it. The success page may open before the outcome is
 * known.
 */
export function outcomeText(page: Page, kind: Kind, outcome: Outcome): Locator {
  return page.getByRole('paragraph').and(page.getByText(text(`receipts:${kind}.${outcome}.title`), { exact: true }))
}

/** Waits until the menus have described the products: their rows move until then. */
export async function productsAreDescribed(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText(/Домати, краставици|Tomates, pepinos/)).toBeAttached()
}

/** Opens the hotel’s list from the success page of a submission, and finds its row there. */
export async function findInList(page: Page, user: UserDriver, { list }: Submission): Promise<void> {
  if (list === undefined) return
  const title = page.getByRole('heading', { level: 1 })
  for (const link of list.links) {
    const left = (await title.textContent()) ?? ''
    await user.press('link', link)
    // The next page may have a link of the same name.
    await expect(title).not.toHaveText(left)
  }
  await expect(page).toHaveURL(new RegExp(`${list.path}$`))
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: list.row })).toHaveCount(1)
}

/** Puts the twoDishes into the cart, on the room service screen. */
export async function fillCart(page: Page): Promise<void> {
  await page.bringToFront()
  await productsAreDescribed(page)
  const more = (label: string) => page.getByRole('button', { name: moreOf(label) })
  await more(twoDishes.twice).click()
  await more(twoDishes.twice).click()
  await more(twoDishes.once).click()
}

/** Makes the app read no list again by itself: it would on a machine that takes longer than 20 s for a screen. */
export async function stopStatusRefresh(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    const given = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...given, statusRefreshSeconds: 0 } })
  })
}

/** Orders what is in the cart, and waits until the hotel has confirmed it. */
export async function order(page: Page): Promise<void> {
  await page.bringToFront()
  const finish = page.getByRole('button', { name: text('roomService:finish') })
  await expect(finish).toContainText(twoDishes.items)
  await expect(finish).toContainText(twoDishes.total)
  await finish.click()
  await expect(page).toHaveURL(/\/room-service\/finalize-order$/)
  await expect(page.getByRole('radio', { name: text('roomService:finalize.room') })).toBeChecked()
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/room-service\/success$/)
  await expect(page.getByText(text('receipts:order.confirmed.title'))).toBeVisible()
}

/** The button that sends an order, on its last step. */
export const orderButton = (page: Page) => page.getByRole('button', { name: text('roomService:finalize.order') })

/** Fills the cart in room service, and goes to the last step of an order. */
export async function toLastStep(page: Page): Promise<void> {
  await fillCart(page)
  await page.getByRole('button', { name: text('roomService:finish') }).click()
  // The URL changes at once; the screen renders when its chunk is loaded.
  await expect(page.getByRole('heading', { level: 1, name: text('roomService:finalize.title') })).toBeVisible()
}

/** Opens room service as a guest who is signed in, and goes to the last step of an order. */
export async function finalize(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/room-service`)
  await toLastStep(page)
}

/** The orders that the hotel was sent. */
export function sentOrders(recorder: Recorder): RecordedCall[] {
  return recorder.calls('POST').filter(({ path }) => path.includes('/orders/'))
}

/** The link from an order's success page to My orders, whatever its outcome. */
export function toMyOrders(page: Page): Locator {
  const words = ['follow', 'myOrders'].map((key) => text(`roomService:success.${key}`))
  return page.getByRole('main').getByRole('link', { name: new RegExp(words.join('|')) })
}

/** Signs in and orders the twoDishes. */
export async function orderTwoDishes(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/room-service`)
  await signIn(page)
  await fillCart(page)
  await order(page)
}

/** The status of the order of the twoDishes, on the My orders screen, if it is this one: other steps are hidden from screen readers. */
export function orderStatus(page: Page, words: string): Locator {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: twoDishes.total })
  return row.locator(`:text-is("${words}"):not([aria-hidden=true])`)
}

/** The link of a tile of home. */
export function tile(page: Page, module: string, language: Language = 'bg'): Locator {
  const tiles = page.getByRole('main').getByRole('listitem')
  return tiles.getByRole('link', { name: text(`home:modules.${module}`, language) })
}

/** Waits until the app has taken home over: before, a tile loads a page and a button does nothing. */
export async function appHasStarted(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-starting])')).toHaveCount(1)
}

/** Chooses Log Out in the side menu. */
export async function chooseLogOut(page: Page): Promise<void> {
  await appHasStarted(page)
  await page.getByRole('button', { name: text('frame:menu.open') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('frame:menu.logOut') })
    .click()
}

/** Chooses Log Out, confirms it where the app asks, and waits for home. */
export async function logOut(page: Page): Promise<void> {
  await page.bringToFront()
  await chooseLogOut(page)
  const anyway = page.getByRole('button', { name: text('receipts:losses.anyway') })
  // The app asks first when something would be lost.
  const isOut = () => page.evaluate((key) => localStorage.getItem(key) === null, SESSION_KEY).catch(() => true) // while home is loading
  await expect.poll(async () => (await anyway.isVisible()) || (await isOut())).toBe(true)
  if (await anyway.isVisible()) await anyway.click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/)
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
}

/**
 * Stores a session and a language in each page that is opened from now on. `once`: only in the next page,
 * for tests in which the guest signs out.
 */
export async function storeSession(page: Page, url: string, language: Language, { once = false } = {}): Promise<void> {
  const { accountNumber, roomNumber } = elena
  // As a browser asks for a page, whose response sets the cookie of the sandbox.
  await page.request.get(url, { headers: { accept: 'text/html' } })
  const answer = await page.request.post(`${url}/api/customer/login`, { data: { accountNumber, roomNumber } })
  expect(answer.ok()).toBe(true)
  const stored = JSON.stringify({
    state: { isAuthenticated: true, user: (await answer.json()) as unknown },
    version: 0,
  })
  await page.addInitScript(
    ([key, value, onlyOnce]) => {
      if (window !== window.top) return
      if (onlyOnce && sessionStorage.getItem('returned')) return
      sessionStorage.setItem('returned', 'yes')
      localStorage.setItem(key, value)
    },
    [SESSION_KEY, stored, once] as const,
  )
  await storeLanguage(page, language)
}

/** Stores a language in each page that is opened from now on. */
export async function storeLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    ([key, chosen]) => {
      if (window === window.top && !localStorage.getItem(key)) localStorage.setItem(key, chosen)
    },
    [LANGUAGE_KEY, language] as const,
  )
}

/** Restores the network, and waits until a call succeeds: Chromium fires `online` a little earlier. */
export async function restoreNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const succeeds = () =>
    page.evaluate(() =>
      fetch('/version.json', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  await expect.poll(succeeds).toBe(true)
}
