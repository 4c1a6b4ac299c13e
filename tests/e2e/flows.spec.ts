import type { Page } from '@playwright/test'
import { outcomeText, storeSession, signIn } from './guest.ts'
import { touch, keyboard, type UserDriver } from './userDriver.ts'
import { expect, switchOn, test } from './fixtures.ts'
import { loaded } from './showScreen.ts'
import { submissions, type Submission } from './submissions.ts'
import { text } from './texts.ts'

const [order] = submissions
const drivers = { touch, 'the keyboard alone': keyboard }

// The rating responds 404 before the guest has rated.
test.use({ allowedOnConsole: [/404.*customers\/rating/] })

async function findInList(page: Page, user: UserDriver, { list }: Submission): Promise<void> {
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

for (const [device, driverOf] of Object.entries(drivers)) {
  for (const submission of submissions) {
    test(`with ${device}, one ${submission.kind} is sent as specified, and is listed`, async ({
      page,
      host,
      recorder,
    }) => {
      await storeSession(page, host.url, 'bg')
      await page.goto(`${recorder.url}${submission.form}`)
      const user = driverOf(page)
      await submission.send(user)
      await expect(page).toHaveURL(new RegExp(`${submission.successPath}$`))
      await expect(outcomeText(page, submission.kind, 'confirmed')).toBeVisible()
      const authorization = expect.stringMatching(/^Bearer .+$/) as unknown
      // The demo host alone tells its visitors apart by a cookie.
      const cookie = expect.stringMatching(/^sandbox=\w+$/) as unknown
      expect(recorder.calls('POST')).toEqual([
        { method: 'POST', path: submission.path, body: submission.demoBody ?? submission.body, authorization, cookie },
      ])
      await findInList(page, user, submission)
    })
  }
}

/** Only for orders: `tests/integration/outcomes.test.ts` tests these outcomes for every kind of submission. */
test.describe('an order that the hotel does not accept', () => {
  test.use({ allowedOnConsole: [/Failed to load resource/] })

  test('because the session has ended: the guest sees a notice, signs in, and finds the receipt', async ({
    page,
    host,
  }) => {
    await storeSession(page, host.url, 'bg', { once: true })
    await page.goto(`${host.url}${order.form}`)
    await loaded(page)
    await switchOn(page, host, 'expired-session')
    await order.send(touch(page))
    await expect(page.getByText(text('banners:signedOutWhile.not-accepted'))).toBeVisible()
    await page
      .getByRole('alert')
      .getByRole('link', { name: text('banners:signInAgain') })
      .click()
    await signIn(page)
    await expect(page.getByRole('region', { name: text('receipts:onThisPhone') })).toBeVisible()
    await expect(outcomeText(page, order.kind, 'not-accepted')).toBeVisible()
  })

  for (const [fault, which] of [
    ['error-next-post', 'unknown'],
    ['refuse-next-post', 'not-accepted'],
  ] as const) {
    test(`${fault}: the success page shows the true outcome`, async ({ page, host, recorder }) => {
      await storeSession(page, host.url, 'bg')
      await page.goto(`${recorder.url}${order.form}`)
      await switchOn(page, host, fault)
      await order.send(touch(page))
      await expect(page).toHaveURL(new RegExp(`${order.successPath}$`))
      await expect(outcomeText(page, order.kind, which)).toBeVisible()
      await expect(outcomeText(page, order.kind, 'confirmed')).toHaveCount(0)
      expect(recorder.calls('POST')).toHaveLength(1)
    })
  }
})
