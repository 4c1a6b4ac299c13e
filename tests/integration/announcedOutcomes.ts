import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { readGuest } from '#src/session/session.ts'
import { elena } from '#tests/e2e/elena.ts'
import type { Submission } from '#tests/e2e/submissions.ts'
import { text } from '#tests/e2e/texts.ts'
import { userDriver } from '#tests/support/page/userDriver.ts'
import type { Fault } from './callOutcomes.ts'
import { expectedRows } from './expectedRows.ts'
import { receiptsOnDevice, type Sent } from './outcomeSending.ts'

/** What the app shows about a submission. */
interface Announcement {
  readonly outcome: 'sending' | 'confirmed' | 'received' | 'not-accepted' | 'unknown'
  /** The key of the text, whose placeholders match any value. */
  readonly says: string
  /** The offered actions; all others must be missing. */
  readonly offers?: readonly string[]
  /** Further fields of the stored receipt. */
  readonly receipt?: object
}

const everyOffer = ['resubmitEdited', 'resubmit', 'retry', 'checkAgain']

function patternOf(key: string): RegExp {
  const parts = text(`receipts:${key}`).split(/\{\{\w+\}\}/)
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+'))
}

function visibleOffers(): string[] {
  return everyOffer.filter((offer) => screen.queryByText(text(`receipts:${offer}`)) !== null)
}

/** Expects one stored receipt: with the guest's input, the request body and the outcome. */
function expectReceipt({ kind, body }: Submission, outcome: Announcement['outcome'], more: object = {}) {
  const { content } = expectedRows[kind]
  expect(receiptsOnDevice()).toEqual([expect.objectContaining({ kind, content, body, outcome, ...more })])
}

/** Expects the outcome and the submission on the success page, and the same in the stored receipt. */
export async function expectAnnounced(submission: Submission, { path }: Sent, announcement: Announcement) {
  const { outcome, says, offers = [], receipt } = announcement
  const { kind, successPath } = submission
  expect(await screen.findByText(text(`receipts:${kind}.${outcome}.title`))).toBeVisible()
  expect(await screen.findByText(patternOf(says))).toBeVisible()
  expect(path()).toBe(successPath)
  for (const words of expectedRows[kind].words) expect(screen.getAllByText(words)[0]).toBeVisible()
  expect(visibleOffers()).toEqual(offers)
  expectReceipt(submission, outcome, receipt)
}

/** Expects the notice on home that the submission was stored and not sent, and its receipt after signing in. */
async function expectSignedOut(submission: Submission, { path, showList }: Sent) {
  const notice = await screen.findByRole('alert')
  await waitFor(() => expect(notice).toHaveTextContent(text('banners:signedOutWhile.not-accepted')))
  await waitFor(() => expect(path()).toBe('/'))
  expect(readGuest(), 'after a reload').toBeNull()
  expectReceipt(submission, 'not-accepted')
  showList()
  await userDriver.press('link', text('banners:signInAgain'))
  await userDriver.write(text('login:accountNumber'), elena.accountNumber)
  await userDriver.write(text('login:roomNumber'), elena.roomNumber)
  await userDriver.press('checkbox', /.+/)
  await userDriver.press('button', text('login:signIn'))
  const ours = within(await screen.findByRole('region', { name: text('receipts:onThisPhone') }))
  expect(ours.getByText(text(`receipts:${submission.kind}.not-accepted.title`))).toBeVisible()
  for (const words of expectedRows[submission.kind].words) expect(ours.getAllByText(words)[0]).toBeVisible()
  expect(visibleOffers()).toEqual(['resubmitEdited'])
  expectReceipt(submission, 'not-accepted')
}

/** Expects reconciliation with the hotel's list, and the offer to send again only when the list has no matching row. */
async function expectReconciled(submission: Submission, sent: Sent) {
  if (!expectedRows[submission.kind].isListed) {
    const says = `unknown.noList.${submission.kind}`
    return expectAnnounced(submission, sent, { outcome: 'unknown', says, offers: ['resubmit'] })
  }
  await expectAnnounced(submission, sent, { outcome: 'unknown', says: 'unknown.checking', offers: ['checkAgain'] })
  sent.showList()
  const [row] = sent.newRows()
  if (row === undefined) {
    const receipt = { lastCheck: expect.objectContaining({ result: 'not-seen' }) as unknown }
    const offers = ['resubmit', 'checkAgain']
    return expectAnnounced(submission, sent, {
      outcome: 'unknown',
      says: 'unknown.lastCheck.not-seen',
      offers,
      receipt,
    })
  }
  const receipt = { matchedRow: expect.objectContaining({ id: row.id }) as unknown }
  await expectAnnounced(submission, sent, { outcome: 'received', says: `${submission.kind}.received.text`, receipt })
}

/** The assertions for each outcome of a call. */
export const expectEnding: Readonly<Record<Fault['ends'], (submission: Submission, sent: Sent) => Promise<void>>> = {
  confirmed: (submission, sent) =>
    expectAnnounced(submission, sent, { outcome: 'confirmed', says: `${submission.kind}.confirmed.text` }),
  'not accepted': (submission, sent) => {
    const says = `${submission.kind}.not-accepted.text`
    return expectAnnounced(submission, sent, { outcome: 'not-accepted', says, offers: ['resubmitEdited'] })
  },
  'not accepted, signed out': expectSignedOut,
  unknown: expectReconciled,
}
