import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReportProblem } from '#src/screens/report-problem/ReportProblem.tsx'
import { ReportSuccess } from '#src/screens/report-problem/ReportSuccess.tsx'
import { held } from '#tests/support/held.ts'
import { openPhoneStore } from '#tests/support/phoneStore.ts'
import { renderScreen } from '#tests/support/renderScreen.tsx'
import { checkReceipt, readBaseline } from './checkReceipt.ts'
import type { Receipt } from './receipt.ts'
import { keepReceipt, readReceipt } from './storage.ts'
import { submit, type NewSubmission } from './submit.ts'

const again: NewSubmission = {
  id: 'new',
  kind: 'order',
  content: { lines: [{ label: 'Таратор', quantity: 2, lineTotal: 1300 }], total: 1300, payment: 'cash' },
  body: { message: '', productIds: ['a', 'a'] },
  again: 'old',
}
const row = { id: 9, totalPrice: 13 }

function older(more: Partial<Receipt> = {}): Receipt {
  const { again: _not, ...sent } = again
  return { ...sent, id: 'old', personId: 'p1', createdAt: new Date().toISOString(), outcome: 'unknown', baseline: [], ...more } as Receipt
}

/** A hotel that lists what it is told to and takes every order. */
function openHotel(list: () => Promise<unknown[]> | unknown[], takes: () => Promise<Response> = () => Promise.resolve(new Response(null, { status: 201 }))) {
  const posts = vi.fn(takes)
  vi.stubGlobal('fetch', async (request: Request) => (request.method === 'POST' ? posts() : Response.json({ content: await list() })))
  return posts
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('what is sent again', () => {
  it('goes as a new order, and the older receipt says so', async () => {
    keepReceipt(older())
    const posts = openHotel(() => [])
    expect(await openPhoneStore().dispatch(submit(again, readBaseline))).toEqual({ shows: 'new' })
    expect(posts).toHaveBeenCalledTimes(1)
    expect(readReceipt('old')?.sentAgainAs).toBe('new')
  })

  it('does not go when the hotel lists the first one by now', async () => {
    keepReceipt(older())
    const posts = openHotel(() => [row])
    expect(await openPhoneStore().dispatch(submit(again, readBaseline))).toEqual({ shows: 'old' })
    expect(posts).not.toHaveBeenCalled()
    expect(readReceipt('old')?.outcome).toBe('probably-received')
    expect(readReceipt('new')).toBeUndefined()
  })

  it('goes once from two tabs that both offer it', async () => {
    keepReceipt(older({ outcome: 'not-accepted' }))
    const posts = openHotel(() => [])
    const [first, second] = [openPhoneStore(), openPhoneStore()]
    await first.dispatch(submit(again, readBaseline))
    expect(await second.dispatch(submit({ ...again, id: 'newer' }, readBaseline))).toEqual({ shows: 'new' })
    expect(posts).toHaveBeenCalledTimes(1)
  })
})

describe('the check after a lost answer', () => {
  it('reads the list anew, even while the reading from before is still under way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const first = held()
    const lists: (() => Promise<unknown[]>)[] = [() => first.until.then(() => []), () => Promise.resolve([row])]
    openHotel(() => lists.shift()?.() ?? [], () => Promise.reject(new TypeError('dropped')))
    const phone = openPhoneStore()
    const sent = phone.dispatch(submit({ ...again, id: 'one', again: undefined }, readBaseline))
    await vi.advanceTimersByTimeAsync(2_000)
    await sent
    const checked = phone.dispatch(checkReceipt('one'))
    first.release()
    await checked
    expect(readReceipt('one')).toMatchObject({ outcome: 'unknown', doubt: { says: 'undecided' } })
  })
})

describe('the form of something that is being sent', () => {
  const routes = [
    { path: '/report-problem', Component: ReportProblem },
    { path: '/report-problem/success', Component: ReportSuccess },
  ]

  it('does not say that it was sent before there is a receipt', async () => {
    const { locks } = navigator
    Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => {}) }, configurable: true })
    const { router } = renderScreen({ routes, at: '/report-problem' })
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Шум')
    await userEvent.type(screen.getByRole('textbox'), 'It is loud')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(router.location.state).not.toHaveProperty('sent')
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  })

  it('leads on when its entry says that it was sent, and claims nothing without a receipt', async () => {
    const { router } = renderScreen({ routes, at: { pathname: '/report-problem', state: { submissionId: 'gone', sent: true } } })
    await act(async () => Promise.resolve())
    expect(router.location.pathname).toBe('/report-problem/success')
    expect(await screen.findByText(/does not know what became of what you sent/)).toBeVisible()
  })
})
