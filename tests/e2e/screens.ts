import { expect, type Page } from '@playwright/test'
import { paths } from '#src/navigation/paths.ts'
import { fillCart } from './guest.ts'
import { keyboard } from './userDriver.ts'
import { submissions, type Submission } from './submissions.ts'
import { text, type Language } from './texts.ts'

/** A screen and the way to it. */
export interface ScreenUnderTest {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** Steps from the path to what is meant, where the path alone does not show it. */
  readonly steps?: (page: Page, language: Language) => Promise<void>
}

/** Every path of the app, and who is shown a screen there; a path that is missing does not compile. */
const shownTo: { readonly [Name in keyof typeof paths]: 'visitor' | 'guest' | 'both' } = {
  home: 'both',
  login: 'visitor',
  hotelInformation: 'both',
  restaurantMenu: 'both',
  breakfast: 'both',
  activities: 'both',
  bar: 'both',
  reception: 'both',
  recommendations: 'guest',
  roomService: 'guest',
  finalizeOrder: 'guest',
  orderSuccess: 'guest',
  reserveTable: 'guest',
  reservationSuccess: 'guest',
  spaCenter: 'guest',
  myReservations: 'guest',
  myOrders: 'guest',
  myStay: 'guest',
  reportProblem: 'guest',
  reportSuccess: 'guest',
  reportedProblems: 'guest',
  requestAmenities: 'guest',
  requestSuccess: 'guest',
  amenityRequests: 'guest',
  leaveRating: 'guest',
  ratingSuccess: 'guest',
  settings: 'both',
}

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

/** Sends to a hotel that takes it but keeps nothing, so that the screens after it are as they were. */
async function sendForShow({ send, kind }: Submission, page: Page, language: Language): Promise<void> {
  await page.route(submissionsTo, async (route) => {
    if (route.request().method() === 'POST') await route.fulfill({ status: 201 })
    else await route.fallback()
  })
  await send(keyboard(page), language)
  await page.getByText(text(`receipts:${kind}.confirmed.title`, language), { exact: true }).waitFor()
  await page.unroute(submissionsTo)
}

/** Sends an order that nobody answers; the app has looked for it in vain. */
async function sendInVain(page: Page, language: Language): Promise<void> {
  const [order] = submissions
  if (order === undefined) throw new Error('There is no order to send')
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

/** States of a screen that its path alone does not show, and pages that are none. */
const states: readonly ScreenUnderTest[] = [
  { name: 'sent-to-login', path: paths.myOrders, signedIn: false },
  { name: 'not-found', path: '/no-such-page', signedIn: false },
  { name: 'not-found-guest', path: '/my-reported-problems', signedIn: true },
  { name: 'language-menu', path: paths.home, signedIn: false, steps: openLanguages },
  { name: 'side-menu', path: paths.home, signedIn: false, steps: openMenu },
  { name: 'side-menu-guest', path: paths.home, signedIn: true, steps: openMenu },
  { name: 'reserve-table-confirm', path: paths.reserveTable, signedIn: true, steps: previewTable },
  { name: 'spa-center-schedule', path: paths.spaCenter, signedIn: true, steps: scheduleMassage },
  { name: 'spa-center-request-sent', path: paths.spaCenter, signedIn: true, steps: requestMassage },
  { name: 'leave-rating-five', path: paths.leaveRating, signedIn: true, steps: giveFiveStars },
  { name: 'leave-rating-prompt', path: paths.leaveRating, signedIn: true, steps: promptForReview },
  { name: 'order-not-seen-card', path: paths.roomService, signedIn: true, steps: showToStaff },
  { name: 'my-stay-not-seen', path: paths.roomService, signedIn: true, steps: listInVain },
  ...submissions.map((submission) => ({
    name: `${submission.kind}-sent`,
    path: submission.form,
    signedIn: true,
    steps: (page: Page, language: Language) => sendForShow(submission, page, language),
  })),
]

function screensAt([name, path]: [string, string]): ScreenUnderTest[] {
  const who = shownTo[name as keyof typeof paths]
  const shown = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const steps = path === paths.finalizeOrder ? { path: paths.roomService, steps: finalize } : { path }
  return [
    ...(who === 'guest' ? [] : [{ name: shown, signedIn: false, ...steps }]),
    ...(who === 'visitor' ? [] : [{ name: who === 'both' ? `${shown}-guest` : shown, signedIn: true, ...steps }]),
  ]
}

/** Every screen a guest can reach. */
export const screens: readonly ScreenUnderTest[] = [...Object.entries(paths).flatMap(screensAt), ...states]

/** Waits until a screen is there and reads nothing any more. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Waits until nothing on the page is changing its letters, colour or place any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished)]),
  )
}

/** Opens a screen by its address and waits until nothing on it is loading, pictures further down included, or changing its colour. */
export async function open(page: Page, url: string, screen: ScreenUnderTest, language: Language): Promise<void> {
  // A page that is opened where it already is keeps its history entry, and with it the step it was in; and a form its draft.
  await page.evaluate(() => {
    window.history.replaceState(null, '')
    if (window.origin !== 'null') window.sessionStorage.clear()
  })
  await page.goto(`${url}${screen.path}`)
  await loaded(page)
  await screen.steps?.(page, language)
  await complete(page)
}

/** Shows a screen. A page is loaded only where it must start afresh, for that takes half as long again. */
export async function show(page: Page, url: string, screen: ScreenUnderTest, language: Language): Promise<void> {
  const isElsewhere = page.url().startsWith(`${url}/`) && new URL(page.url()).pathname !== screen.path
  await (isElsewhere && screen.steps === undefined ? goTo(page, screen.path) : open(page, url, screen, language))
}

/** Goes to a screen within the app that is open, as a link does, and waits as `open` does. */
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
