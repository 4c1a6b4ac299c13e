import type { Page } from '@playwright/test'
import { paths } from '#src/navigation/paths.ts'
import { firstOrder, firstVisit, statusCall, restOfDay } from '#tests/support/journeys.ts'
import { fillCart, findInList, order, outcomeText, signIn, stopStatusRefresh, tile, toMyOrders } from './guest.ts'
import { twoDishes } from './elena.ts'
import { expect, test, type Server } from './fixtures.ts'
import { loaded } from './showScreen.ts'
import { submissions, type Submission } from './submissions.ts'
import { pointer } from './userDriver.ts'

// The rating responds 404 before the guest has rated.
test.use({ allowedOnConsole: [/404.*customers\/rating/] })

/** Records the page's calls to the API. Returns a function that gives those since its last call. */
function recordCalls(page: Page): () => string[] {
  const recorded: string[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) recorded.push(`${request.method()} ${request.url().replace(/.*\/api\//, '')}`)
  })
  return () => recorded.splice(0)
}

const finished = (page: Page, call: string) =>
  page.waitForEvent('requestfinished', (request) => request.url().endsWith(call.replace('GET ', '')))

/** Opens a screen as a page, and waits until nothing is loading. */
async function visit(page: Page, host: Server, path: string): Promise<void> {
  await page.goto(host.url + path)
  await loaded(page)
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
}

/** Opens a screen as a page while an order is on its way, whose status each page reads. */
async function visitMeanwhile(page: Page, host: Server, path: string): Promise<void> {
  const statusIsRead = finished(page, statusCall)
  await visit(page, host, path)
  await statusIsRead
}

/** Sends a submission from its form, and finds it in the hotel's list. */
async function send(page: Page, host: Server, kind: Submission['kind']): Promise<void> {
  const submission = submissions.find((each) => each.kind === kind)
  if (submission === undefined) throw new Error(`There is no submission "${kind}"`)
  const { form, successPath } = submission
  await visitMeanwhile(page, host, form)
  const user = pointer(page)
  await submission.send(user)
  await expect(page).toHaveURL(new RegExp(`${successPath}$`))
  await expect(outcomeText(page, kind, 'confirmed')).toBeVisible()
  await findInList(page, user, submission)
}

test(
  'no journey of a guest calls the API twice for the same without a reason',
  { tag: '@all' },
  async ({ page, host }) => {
    test.slow()
    await stopStatusRefresh(page)
    const callsOf = recordCalls(page)
    // Home stores every menu for reading without a network.
    const stored = firstVisit.calls.map((call) => finished(page, call))

    await visit(page, host, paths.home)
    await Promise.all(stored)
    expect.soft(callsOf().toSorted()).toEqual(firstVisit.calls.toSorted())

    await tile(page, 'roomService').click()
    await signIn(page)
    await fillCart(page)
    await order(page)
    await expect(page.getByRole('main').getByText(/^Поръчка \d+/)).toBeVisible()
    const readAgain = finished(page, statusCall)
    await toMyOrders(page).click()
    await readAgain
    await expect(page.getByRole('main').getByText(twoDishes.total)).toHaveCount(1)
    expect.soft(callsOf()).toEqual(firstOrder.calls)

    await visitMeanwhile(page, host, paths.home)
    await visitMeanwhile(page, host, paths.breakfast)
    await send(page, host, 'request')
    await visitMeanwhile(page, host, paths.myOrders)
    await visitMeanwhile(page, host, paths.restaurantMenu)
    await send(page, host, 'reservation')
    await send(page, host, 'problem')
    await send(page, host, 'rating')
    // A page reads the status before or after its own calls, but once.
    const inOrder = (calls: readonly string[]) => [
      calls.filter((call) => call !== statusCall),
      calls.filter((call) => call === statusCall),
    ]
    expect.soft(inOrder(callsOf())).toEqual(inOrder(restOfDay.flatMap(({ calls }) => calls)))
  },
)
