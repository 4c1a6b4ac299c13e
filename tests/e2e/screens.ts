import { expect, type Page } from '@playwright/test'
import type { ListedScreen } from '#tests/gallery/screens.ts'
import { fillCart } from './guest.ts'
import { keyboard } from './userDriver.ts'
import { submissions, type Submission } from './submissions.ts'
import { text, type Language } from './texts.ts'

/** The steps from the path of a screen to one of its states. */
type Steps = (page: Page, language: Language) => Promise<void>

async function finalize(page: Page, language: Language): Promise<void> {
  await fillCart(page, language)
  await page.getByRole('button', { name: text('roomService:finish', language) }).click()
  await page.getByRole('radio').first().waitFor()
}

async function openMenu(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: text('frame:menu.open', language) }).click()
  await page.getByRole('dialog').waitFor()
}

async function openLanguages(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: text('frame:language', language) }).press('ArrowDown')
  await page.getByRole('menuitemradio', { checked: true }).waitFor()
}

async function previewTable(page: Page, language: Language): Promise<void> {
  await page.locator('[name=date]').selectOption({ index: 1 })
  await page.locator('[name=time]').fill('20:15')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: text('reserveTable:next', language) }).click()
  await page.getByRole('heading', { name: text('reserveTable:confirm.title', language) }).waitFor()
}

async function scheduleMassage(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: text('spaCenter:schedule', language) })
    .first()
    .click()
  await page.getByRole('radio').first().check()
  for (const group of ['date', 'time']) {
    const name = text(`spaCenter:${group}`, language)
    await page.getByRole('group', { name }).getByRole('button').last().click()
  }
}

async function requestMassage(page: Page, language: Language): Promise<void> {
  await scheduleMassage(page, language)
  await page.getByRole('button', { name: text('spaCenter:send', language) }).click()
  await page.getByRole('heading', { name: text('spaCenter:sent.title', language) }).waitFor()
}

async function promptForReview(page: Page, language: Language): Promise<void> {
  await page.getByRole('slider').press('End')
  await page.route('**/customers/rating/*', (route) => route.fulfill({ status: 201 }), { times: 1 })
  await page.getByRole('button', { name: text('leaveRating:next', language) }).click()
  await page.getByRole('dialog').waitFor()
}

async function giveFiveStars(page: Page, language: Language): Promise<void> {
  await page.getByRole('slider').press('End')
  await page.getByLabel(text('leaveRating:public', language)).waitFor()
}

const submissionsTo = /\/(?:customer|rating)\/\d+$/

/** Sends a submission with a fake response, so that the hotel stores nothing and later screens do not change. */
async function sendForShow({ send, kind }: Submission, page: Page, language: Language): Promise<void> {
  await page.route(submissionsTo, async (route) => {
    if (route.request().method() === 'POST') await route.fulfill({ status: 201 })
    else await route.fallback()
  })
  await send(keyboard(page), language)
  await page.getByText(text(`receipts:${kind}.confirmed.title`, language), { exact: true }).waitFor()
  await page.unroute(submissionsTo)
}

/** Sends an order without a response, and waits until reconciliation has not found it. */
async function sendInVain(page: Page, language: Language): Promise<void> {
  const [order] = submissions
  await page.route(submissionsTo, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await order.send(keyboard(page), language)
  await page.getByText(text('receipts:order.unknown.title', language), { exact: true }).waitFor()
  await page.getByRole('link', { name: text('receipts:sendAgain', language) }).waitFor()
  await page.unroute(submissionsTo)
}

async function showToStaff(page: Page, language: Language): Promise<void> {
  await sendInVain(page, language)
  await page
    .getByRole('button', { name: text('receipts:card.show', language) })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

async function listInVain(page: Page, language: Language): Promise<void> {
  await sendInVain(page, language)
  await page.getByRole('link', { name: text('receipts:toMyStay', language), exact: true }).click()
  await page.getByRole('region', { name: text('receipts:onThisPhone', language) }).waitFor()
}

const sent = Object.fromEntries(
  submissions.map((submission): [string, Steps] => [
    `${submission.kind}-sent`,
    (page, language) => sendForShow(submission, page, language),
  ]),
)

/** The steps to take after opening the path of a screen, by the screen's name. */
const steps: Readonly<Record<string, Steps>> = {
  'finalize-order': finalize,
  'language-menu': openLanguages,
  'side-menu': openMenu,
  'side-menu-guest': openMenu,
  'reserve-table-confirm': previewTable,
  'spa-center-schedule': scheduleMassage,
  'spa-center-request-sent': requestMassage,
  'leave-rating-five': giveFiveStars,
  'leave-rating-prompt': promptForReview,
  'order-not-seen': sendInVain,
  'order-not-seen-card': showToStaff,
  'my-stay-not-seen': listInVain,
  ...sent,
}

async function take({ name }: ListedScreen, page: Page, language: Language): Promise<void> {
  const follow = steps[name]
  if (follow === undefined) throw new Error(`There are no steps to ${name}`)
  await follow(page, language)
}

/** Waits until a screen has rendered and has no pending queries. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Waits until fonts are loaded and all animations have finished. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished)]),
  )
}

/** Opens a screen by its URL, and waits until its data and all pictures are loaded and no animation runs. */
export async function open(page: Page, url: string, screen: ListedScreen, language: Language): Promise<void> {
  // Opening the current URL again would keep the history state with the current step, and the drafts of forms.
  await page.evaluate(() => {
    window.history.replaceState(null, '')
    if (window.origin !== 'null') window.sessionStorage.clear()
  })
  await page.goto(`${url}${screen.path}`)
  await loaded(page)
  if (screen.hasSteps) await take(screen, page, language)
  await complete(page)
}

/** Shows a screen. Navigates within the app where possible, because loading the page takes 50 % longer. */
export async function show(page: Page, url: string, screen: ListedScreen, language: Language): Promise<void> {
  const isElsewhere = page.url().startsWith(`${url}/`) && new URL(page.url()).pathname !== screen.path
  await (isElsewhere && !screen.hasSteps ? goTo(page, screen.path) : open(page, url, screen, language))
}

/** Navigates to a screen within the open app, and waits as `open` does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.locator('h1:not([data-left])').waitFor()
  await loaded(page)
  await complete(page)
}

async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.allSettled([...document.images].map((picture) => picture.decode()))
  })
  await settled(page)
}
