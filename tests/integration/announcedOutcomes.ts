import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { elena } from '#tests/e2e/guest.ts'
import type { Submission } from '#tests/e2e/submissions.ts'
import { text } from '#tests/e2e/texts.ts'
import { userDriver } from '#tests/support/userDriver.ts'
import type { Fault } from './callOutcomes.ts'
import { expectedRows } from './expectedRows.ts'
import { receiptsOnDevice, type Sent } from './outcomeSending.ts'

/** What a guest is told of something sent. */
interface Told {
  readonly outcome: 'sending' | 'confirmed' | 'probably-received' | 'not-accepted' | 'unknown'
  /** The text, by its key; anything may stand in its gaps. */
  readonly says: string
  /** The offers to send it or to look for it again; all others must be missing. */
  readonly offers?: readonly string[]
  /** What else the receipt keeps. */
  readonly receipt?: object
}

const everyOffer = ['editAndSendAgain', 'sendAgain', 'repeat', 'checkAgain']

function wordsOf(key: string): RegExp {
  const parts = text(`receipts:${key}`).split(/\{\{\w+\}\}/)
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+'))
}

function offersSeen(): string[] {
  return everyOffer.filter((offer) => screen.queryByText(text(`receipts:${offer}`)) !== null)
}

/** The phone keeps one receipt: what the guest gave, what was sent and how it ended. */
function expectReceipt({ kind, body }: Submission, outcome: Told['outcome'], more: object = {}) {
  const { content } = expectedRows[kind]
  expect(receiptsOnDevice()).toEqual([expect.objectContaining({ kind, content, body, outcome, ...more })])
}

/** The success page tells the truth and shows again what was sent, and the receipt says the same. */
export async function expectAnnounced(submission: Submission, { path }: Sent, told: Told) {
  const { outcome, says, offers = [], receipt } = told
  const { kind, successPath } = submission
  expect(await screen.findByText(text(`receipts:${kind}.${outcome}.title`))).toBeVisible()
  expect(await screen.findByText(wordsOf(says))).toBeVisible()
  expect(path()).toBe(successPath)
  for (const words of expectedRows[kind].words) expect(screen.getAllByText(words)[0]).toBeVisible()
  expect(offersSeen()).toEqual(offers)
  expectReceipt(submission, outcome, receipt)
}

/** The guest is home, is told that it was kept and not sent, and finds it again after signing in. */
async function expectSignedOut(submission: Submission, { path, showList }: Sent) {
  const notice = await screen.findByRole('alert')
  await waitFor(() => expect(notice).toHaveTextContent(text('boot:signedOutWhile.not-accepted')))
  await waitFor(() => expect(path()).toBe('/'))
  expectReceipt(submission, 'not-accepted')
  showList()
  await userDriver.press('link', text('boot:signInAgain'))
  await userDriver.write(text('login:accountNumber'), elena.accountNumber)
  await userDriver.write(text('login:roomNumber'), elena.roomNumber)
  await userDriver.press('checkbox', /.+/)
  await userDriver.press('button', text('login:signIn'))
  const ours = within(await screen.findByRole('region', { name: text('receipts:onThisPhone') }))
  expect(ours.getByText(text(`receipts:${submission.kind}.not-accepted.title`))).toBeVisible()
  for (const words of expectedRows[submission.kind].words) expect(ours.getAllByText(words)[0]).toBeVisible()
  expect(offersSeen()).toEqual(['editAndSendAgain'])
  expectReceipt(submission, 'not-accepted')
}

/** Nobody knows. The hotel's list is looked into, and only when it shows nothing may the guest send again. */
async function expectDoubt(submission: Submission, sent: Sent) {
  const { seen } = expectedRows[submission.kind]
  if (seen === undefined) {
    const says = `noList.${submission.kind}`
    return expectAnnounced(submission, sent, { outcome: 'unknown', says, offers: ['sendAgain'] })
  }
  await expectAnnounced(submission, sent, { outcome: 'unknown', says: 'doubt.checking', offers: ['checkAgain'] })
  sent.showList()
  const [row] = sent.kept()
  if (row === undefined) {
    const receipt = { doubt: expect.objectContaining({ says: 'not-seen' }) as unknown }
    const offers = ['sendAgain', 'checkAgain']
    return expectAnnounced(submission, sent, { outcome: 'unknown', says: 'doubt.not-seen', offers, receipt })
  }
  const receipt = { seen: expect.objectContaining({ id: row.id }) as unknown }
  await expectAnnounced(submission, sent, { outcome: 'probably-received', says: 'seen', receipt })
  for (const words of seen(row)) expect(screen.getByText(wordsOf('seen'))).toHaveTextContent(words)
}

/** What is asserted of each way in which a call can end. */
export const expectEnding: Readonly<Record<Fault['ends'], (submission: Submission, sent: Sent) => Promise<void>>> = {
  confirmed: (submission, sent) =>
    expectAnnounced(submission, sent, { outcome: 'confirmed', says: `${submission.kind}.confirmed.text` }),
  'not accepted': (submission, sent) => {
    const says = `${submission.kind}.not-accepted.text`
    return expectAnnounced(submission, sent, { outcome: 'not-accepted', says, offers: ['editAndSendAgain'] })
  },
  'not accepted, signed out': expectSignedOut,
  unknown: expectDoubt,
}
