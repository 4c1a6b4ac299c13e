import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { submissions, type Submission } from '#tests/e2e/submissions.ts'
import { readGuest } from '#src/session/session.ts'
import { elena } from '#tests/e2e/elena.ts'
import { text } from '#tests/e2e/texts.ts'
import { userDriver } from '#tests/support/page/userDriver.ts'
import { type Fault, faults } from './callOutcomes.ts'
import { expectedRows } from './expectedRows.ts'
import { receiptsOnDevice, send, type Sent } from './outcomeSending.ts'
import { http } from 'msw'
import { type Form, forms } from '#tests/support/page/forms.ts'
import { deferred } from '#tests/support/deferred.ts'
import { openAsGuest, reviewOneDish } from '#tests/support/page/openApp.tsx'
import type { Kind } from '#src/outbox/kinds.ts'

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
async function expectAnnounced(submission: Submission, { path }: Sent, announcement: Announcement) {
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
const expectEnding: Readonly<Record<Fault['ends'], (submission: Submission, sent: Sent) => Promise<void>>> = {
  confirmed: (submission, sent) =>
    expectAnnounced(submission, sent, { outcome: 'confirmed', says: `${submission.kind}.confirmed.text` }),
  'not accepted': (submission, sent) => {
    const says = `${submission.kind}.not-accepted.text`
    return expectAnnounced(submission, sent, { outcome: 'not-accepted', says, offers: ['resubmitEdited'] })
  },
  'not accepted, signed out': expectSignedOut,
  unknown: expectReconciled,
}

/**
 * The outcomes of a POST that are tested for a kind of submission: all for orders, one of each ending for the others, because one
 * function classifies the responses for all kinds.
 */
function rowsFor(kind: Kind) {
  const isFirst = ({ ends, stored }: Fault, index: number) =>
    faults.findIndex((other) => other.ends === ends && other.stored === stored) === index
  return faults
    .filter((fault, index) => kind === 'order' || isFirst(fault, index))
    .map((fault) => [fault.name, fault.ends, fault] as const)
}

/** Advances the fake timers. */
async function advance(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
}

describe.each(submissions.map((each) => [each.kind, each] as const))('a sent %s', (_kind, submission) => {
  const { kind, body } = submission
  const { content, row } = expectedRows[kind]
  const sending: unknown = expect.objectContaining({ kind, content, outcome: 'sending' })

  it.each(rowsFor(kind))(
    'with the outcome "%s" is announced as %s',
    async (_name, _ends, { ends, stored, isEndless, override }) => {
      if (isEndless) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
      const sent = await send(submission, override)
      if (isEndless) {
        await advance(4)
        await expectAnnounced(submission, sent, { outcome: 'sending', says: `${kind}.sending.text` })
        await advance(11)
      }
      await expectEnding[ends](submission, sent)
      expect(sent.posts).toEqual([{ body, receipts: [sending] }])
      expect(sent.newRows()).toEqual(stored ? [expect.objectContaining(row)] : [])
    },
  )
})

const received = { problem: 'Сигналът е получен', order: 'Поръчката е получена' }
const [problem] = forms as [Form] // there are four
const closeLink = { name: 'Затворете – изпращането продължава' }

/** Opens the app with a hotel whose responses to submissions are deferred. */
async function openWithDeferredAnswer(path: string) {
  const answer = deferred()
  const slow = http.post(`${window.location.origin}/api/*/customer/*`, () => answer.until)
  const app = openAsGuest({ path, instead: [slow] })
  return { ...app, answer }
}

async function sendingAProblem() {
  const app = await openWithDeferredAnswer(problem.path)
  await screen.findByRole('heading', { level: 1, name: problem.heading })
  await problem.fill(app.user)
  await problem.send(app.user)
  await waitFor(() => expect(app.store.getState().receipts.sendingHere).toHaveLength(1))
  return app
}

async function sendingAnOrder() {
  const app = await openWithDeferredAnswer('/room-service')
  await reviewOneDish(app.user)
  await app.user.click(await screen.findByRole('button', { name: /^Изпратете поръчката/ }))
  await waitFor(() => expect(app.store.getState().receipts.sendingHere).toHaveLength(1))
  return app
}

type App = Awaited<ReturnType<typeof openWithDeferredAnswer>>

async function releaseAnswer({ answer, store }: App) {
  answer.release()
  await waitFor(() => expect(store.getState().receipts.sendingHere).toEqual([]))
}

const banner = (title: string) => screen.queryAllByRole('status').find((each) => within(each).queryByText(title))

describe('while a problem is being sent', () => {
  it('Cancel says that sending continues, and the outcome is announced on the page where the guest is', async () => {
    const app = await sendingAProblem()
    expect(screen.queryByRole('link', { name: 'Отказ' })).toBeNull()
    await app.user.click(screen.getByRole('link', closeLink))
    expect(app.path()).toBe('/')
    expect(banner(received.problem)).toBeUndefined()
    await releaseAnswer(app)
    expect(await screen.findByText(received.problem)).toBeVisible()
    expect(app.path()).toBe('/')
    await app.user.click(screen.getByRole('link', { name: 'Подробности' }))
    expect(app.path()).toBe(`${problem.path}/success`)
    await screen.findByRole('button', { name: 'Покажете на служител' })
    expect(screen.queryByRole('link', { name: 'Подробности' })).toBeNull()
  })
})

describe('the browser’s Back while a submission is being sent', () => {
  it('does not stop sending, and the outcome is announced until the guest closes the notice', async () => {
    const app = await sendingAnOrder()
    await act(() => app.router.navigate(-1))
    await releaseAnswer(app)
    expect(await screen.findByText(received.order)).toBeVisible()
    expect(app.path()).toBe('/room-service')
    await act(() => app.router.navigate('/bar'))
    expect(banner(received.order)).toBeDefined()
    await app.user.click(
      within(banner(received.order) ?? expect.unreachable()).getByRole('button', { name: 'Затворете' }),
    )
    expect(banner(received.order)).toBeUndefined()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

describe('the outcome of a submission', () => {
  it('is announced to a guest who left the success page while it showed “sending”', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const app = await sendingAnOrder()
    await advance(4)
    await waitFor(() => expect(app.path()).toBe('/room-service/success'))
    await act(() => app.router.navigate('/'))
    await releaseAnswer(app)
    expect(await screen.findByText(received.order)).toBeVisible()
  })
})
