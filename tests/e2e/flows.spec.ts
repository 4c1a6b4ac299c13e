import type { Page } from '@playwright/test'
import { returnAs, said, signIn } from './guest.ts'
import { touch, keyboard, type UserDriver } from './userDriver.ts'
import { expect, switchOn, test } from './hotel.ts'
import { loaded } from './screens.ts'
import { submissions, type Submission } from './submissions.ts'
import { text } from './texts.ts'

const hands = { 'a finger': touch, 'the keyboard alone': keyboard }

// The guest has not rated yet, and the hotel says so with a 404.
test.use({ allowedOnConsole: [/404.*customers\/rating/] })

async function findInList(page: Page, hand: UserDriver, { list }: Submission): Promise<void> {
  if (list === undefined) return
  for (const link of list.links) await hand.press('link', link)
  await expect(page).toHaveURL(new RegExp(`${list.path}$`))
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: list.row })).toHaveCount(1)
}

for (const [withWhat, handOf] of Object.entries(hands)) {
  for (const submission of submissions) {
    test(`with ${withWhat}, one ${submission.kind} reaches the hotel as the spec words it, and is found again`, async ({
      page,
      host,
      heard,
    }) => {
      await returnAs(page, host.url, 'bg')
      await page.goto(`${heard.url}${submission.form}`)
      const hand = handOf(page)
      await submission.send(hand)
      await expect(page).toHaveURL(new RegExp(`${submission.successPath}$`))
      await expect(said(page, submission.kind, 'confirmed')).toBeVisible()
      const authorization = expect.stringMatching(/^Bearer .+$/) as unknown
      expect(heard.calls('POST')).toEqual([
        { method: 'POST', path: submission.path, body: submission.body, authorization },
      ])
      await findInList(page, hand, submission)
    })
  }
}

test.describe('what is sent when the session has ended', () => {
  test.use({ allowedOnConsole: [/Failed to load resource/] })

  for (const submission of submissions) {
    test(`${submission.kind}: the guest is told, signs in, and finds it`, async ({ page, host }) => {
      await returnAs(page, host.url, 'bg', { once: true })
      await page.goto(`${host.url}${submission.form}`)
      await loaded(page)
      await switchOn(page, host, 'expired-session')
      await submission.send(touch(page))
      await expect(page.getByText(text('boot:signedOutWhile.not-accepted'))).toBeVisible()
      await page
        .getByRole('alert')
        .getByRole('link', { name: text('boot:signInAgain') })
        .click()
      await signIn(page)
      await expect(page.getByRole('region', { name: text('receipts:onThisPhone') })).toBeVisible()
      await expect(said(page, submission.kind, 'not-accepted')).toBeVisible()
    })
  }
})

test.describe('what the hotel does not take', () => {
  test.use({ allowedOnConsole: [/Failed to load resource/] })

  for (const submission of submissions) {
    for (const [fault, which] of [
      ['error-next-post', 'unknown'],
      ['refuse-next-post', 'not-accepted'],
    ] as const) {
      test(`${submission.kind}, ${fault}: the success page all the same, and it is true`, async ({
        page,
        host,
        heard,
      }) => {
        await returnAs(page, host.url, 'bg')
        await page.goto(`${heard.url}${submission.form}`)
        await switchOn(page, host, fault)
        await submission.send(touch(page))
        await expect(page).toHaveURL(new RegExp(`${submission.successPath}$`))
        await expect(said(page, submission.kind, which)).toBeVisible()
        await expect(said(page, submission.kind, 'confirmed')).toHaveCount(0)
        expect(heard.calls('POST')).toHaveLength(1)
      })
    }
  }
})
