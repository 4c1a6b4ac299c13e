import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ReportProblem, ReportSuccess } from '#src/screens/report-problem/ReportProblem.tsx'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { deferred } from '#tests/support/deferred.ts'
import { settle } from '#tests/support/page/settle.ts'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import { reconcileReceipt, readRows } from './reconcileReceipt.ts'
import { type Receipt, canResubmit } from './receipt.ts'
import { writeStoredReceipt, readReceipt } from './storedReceipts.ts'
import { receiptWritten } from './receiptsSlice.ts'
import { submitOnce, type NewSubmission } from './submitOnce.ts'

describe('a form that is being sent', () => {
  const routes = [
    { path: '/report-problem', Component: ReportProblem },
    { path: '/report-problem/success', Component: ReportSuccess },
  ]

  it('does not say that it was sent before there is a receipt', async () => {
    const { locks } = navigator
    Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => {}) }, configurable: true })
    const { router } = renderScreen({ routes, at: '/report-problem' })
    await userEvent.click(screen.getByRole('radio', { name: 'Noise' }))
    await userEvent.type(screen.getByRole('textbox'), 'It is loud')
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
    expect(router.location.state).not.toHaveProperty('sent')
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  })

  it('opens the success page of its resubmission, in place of the form, when it was sent again already', async () => {
    const { router, store } = renderScreen({
      routes,
      at: { pathname: '/report-problem', state: { resubmittedId: 'old' } },
    })
    const more = { personId: 7, outcome: 'not-accepted', resubmittedAs: 'new' } as const
    const sent = { ...older(more), kind: 'problem' } as Receipt
    act(() => void store.dispatch(receiptWritten(sent)))
    await waitFor(() => expect(router.location.state).toEqual({ submissionId: 'new' }))
    expect(router.location.pathname).toBe('/report-problem/success')
    expect(router.action).toBe('REPLACE')
  })

  it('opens the success page when its history entry is marked as sent, without an outcome when there is no receipt', async () => {
    const { router } = renderScreen({
      routes,
      at: { pathname: '/report-problem', state: { submissionId: 'gone', sent: true } },
    })
    await act(async () => Promise.resolve())
    expect(router.location.pathname).toBe('/report-problem/success')
    expect(await screen.findByText(/cannot tell whether the hotel received what you sent/)).toBeVisible()
  })
})

const resubmission: NewSubmission = {
  id: 'new',
  kind: 'order',
  content: {
    lines: [{ productId: 1, label: 'Таратор', names: {}, quantity: 2, lineTotal: 1300 }],
    total: 1300,
    payment: 'cash',
  },
  body: { message: '', productIds: ['a', 'a'] },
  resubmittedId: 'old',
}
const row = { id: 9, totalPrice: 13 }

function older(more: Partial<Receipt> = {}): Receipt {
  const { resubmittedId: _not, ...sent } = resubmission
  return {
    ...sent,
    id: 'old',
    personId: 'p1',
    createdAt: new Date().toISOString(),
    outcome: 'unknown',
    idsBefore: [],
    ...more,
  } as Receipt
}

/** Handlers of a hotel with this list, which accepts every order. */
function openHotel(
  list: () => Promise<unknown[]> | unknown[],
  takes: () => Promise<Response> = () => Promise.resolve(new Response(null, { status: 201 })),
) {
  const posts = vi.fn(takes)
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'POST' ? posts() : Response.json({ content: await list() }),
  )
  return posts
}

describe('a resubmitted order', () => {
  it('is not sent when the hotel lists the first one by then', async () => {
    writeStoredReceipt(older())
    const posts = openHotel(() => [row])
    expect(await makeTestStore().dispatch(submitOnce(resubmission, readRows))).toEqual({ shownReceiptId: 'old' })
    expect(posts).not.toHaveBeenCalled()
    expect(readReceipt('old')?.outcome).toBe('received')
    expect(readReceipt('new')).toBeUndefined()
  })

  it('closes the first receipt before it is sent, so that a page reloaded meanwhile does not offer it again', async () => {
    writeStoredReceipt(older())
    const sent = vi.fn<(closedBy?: string) => void>()
    openHotel(
      () => [],
      async () => {
        sent(readReceipt('old')?.resubmittedAs)
        return new Response(null, { status: 201 })
      },
    )
    await makeTestStore().dispatch(submitOnce(resubmission, readRows))
    expect(sent.mock.calls).toEqual([['new']])
  })
})

it('a resubmitted order is not sent while another tab is sending one for the same receipt', async () => {
  writeStoredReceipt(older())
  const posts = openHotel(() => [])
  const { until, release } = deferred()
  void navigator.locks.request('companion-old', {}, () => until)
  await makeTestStore().dispatch(submitOnce(resubmission, readRows))
  expect(posts).not.toHaveBeenCalled()
  release()
})

describe('an outcome that another tab stored while the form was open', () => {
  it.each(['confirmed', 'received', 'probably-received', 'sending'] as const)(
    'prevents resubmission: %s',
    async (outcome) => {
      writeStoredReceipt(older())
      const posts = openHotel(() => [])
      const store = makeTestStore()
      writeStoredReceipt(older({ outcome }))
      expect(await store.dispatch(submitOnce(resubmission, readRows))).toEqual({ shownReceiptId: 'old' })
      expect(posts).not.toHaveBeenCalled()
      expect(readReceipt('new')).toBeUndefined()
    },
  )

  it('is awaited while a reconciliation is running', async () => {
    writeStoredReceipt(older())
    const [asked, fails, askedAnew, finds] = [deferred(), deferred(), deferred(), deferred()]
    const lists = [
      async () => {
        asked.release()
        await fails.until
        throw new TypeError('no network')
      },
      async () => {
        askedAnew.release()
        await finds.until
        return [row]
      },
    ]
    const posts = openHotel(() => lists.shift()?.() ?? [])
    vi.spyOn(performance, 'now').mockReturnValue(0) // It is awaited for 2 s.
    const store = makeTestStore()
    const sent = store.dispatch(submitOnce(resubmission, readRows))
    await asked.until
    const checked = store.dispatch(reconcileReceipt('old'))
    fails.release()
    await askedAnew.until
    await settle(20)
    expect(posts).not.toHaveBeenCalled()
    finds.release()
    await Promise.all([checked, sent])
    expect(posts).not.toHaveBeenCalled()
    expect(readReceipt('old')?.outcome).toBe('received')
  })
})

describe('resubmission', () => {
  const lists = { reportsEndpoint: false } as Parameters<typeof canResubmit>[1]
  const at = '2026-11-22T08:00:00.000Z'
  const noMatch = { outcome: 'unknown', lastCheck: { result: 'not-seen', at } } as const

  it.each([
    ['refused', older({ outcome: 'not-accepted' }), true],
    ['refused, and sent again since', older({ outcome: 'not-accepted', resubmittedAs: 'b' }), false],
    ['without a match in the list', older(noMatch), true],
    ['without a match in the list, and sent again since', older({ ...noMatch, resubmittedAs: 'b' }), false],
    ['not looked for yet', older(), false],
    ['undecided', older({ outcome: 'unknown', lastCheck: { result: 'undecided', at } }), false],
    ['not found, as the list was not read', older({ lastCheck: { result: 'fetch-failed', at } }), false],
    ['under way', older({ outcome: 'sending' }), false],
    ['confirmed', older({ outcome: 'confirmed', lastCheck: { result: 'not-seen', at } }), false],
    ['probably received', older({ outcome: 'probably-received' }), false],
    ['a rating that nobody confirmed', { ...older(), kind: 'rating' } as Receipt, true],
    ['a problem that nobody confirmed', { ...older(), kind: 'problem' } as Receipt, true],
  ])('is offered only where it duplicates nothing: what is %s', (_what, receipt, isOffered) => {
    expect(canResubmit(receipt, lists)).toBe(isOffered)
  })
})
