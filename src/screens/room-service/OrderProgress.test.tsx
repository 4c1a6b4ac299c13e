import { act, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { receiptWritten } from '#src/submissions/receipts/receiptsSlice.ts'
import type { ReceiptOf } from '#src/submissions/receipts/receipt.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { OrderSuccess } from './OrderSuccess.tsx'
import { eventually } from '#tests/support/eventually.ts'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()
let status = 'CREATED'

afterEach(() => {
  hotel.resetHandlers()
})

function openSuccess(...totals: readonly number[]) {
  const rows = totals.map((totalPrice, at) => ({ id: at + 2, orderNumber: 1043 + at, totalPrice }))
  hotel.use(http.get(`${API}/orders/customer/7`, () => HttpResponse.json(rows.map((row) => ({ ...row, status })))))
  const routes = [{ path: '/', Component: OrderSuccess }]
  const opened = renderScreen({ routes, at: { pathname: '/', state: { submissionId: 'mine' } } })
  const receipt: ReceiptOf<'order'> = {
    kind: 'order',
    id: 'mine',
    personId: 7,
    createdAt: '2026-02-03T10:00:00.000Z',
    outcome: 'confirmed',
    idsBefore: [1],
    content: { lines: [{ label: 'Tarator', names: {}, quantity: 1, lineTotal: 435 }], total: 435, payment: 'room' },
  }
  act(() => void opened.store.dispatch(receiptWritten(receipt)))
  return opened
}

const current = () => document.querySelector('[data-step]')?.textContent

it('shows its number and its status, and follows it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  status = 'CREATED'
  openSuccess(4.35, 99)
  expect(await screen.findByText('Order 1043')).toBeVisible()
  expect(screen.getByText('12:00')).toBeVisible()
  expect(current()).toBe('Received')
  status = 'ON_THE_WAY'
  await act(() => vi.advanceTimersByTimeAsync(25_000))
  await eventually(() => expect(current()).toBe('On the way'))
  expect(screen.getByText('Order 1043: On the way')).toHaveRole('status')
})

it.each([
  ['CREATED', '12:00', /^Next, the kitchen will accept it. You will see here when/],
  ['CREATED', '03:00', /^The kitchen is closed until 11:00/],
  ['PREPARING', '03:00', /^You will see here when it is on its way to your room/],
  ['DELIVERED', '12:00', /^If something is not right, dial \*1/],
  ['REJECTED', '12:00', /^If something is not right, dial \*1/],
])('says what comes next when its status is %s at %s', async (received, time, next) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-02-03T${time}:00+02:00`) })
  status = received
  openSuccess(4.35)
  expect(await screen.findByText('Order 1043')).toBeVisible()
  expect(screen.getByText(next)).toBeVisible()
})

it('shows no number and no status while the list does not tell which order it is', async () => {
  status = 'CREATED'
  openSuccess(4.35, 4.35)
  expect(await screen.findByText('Order')).toBeVisible()
  await eventually(() => expect(screen.getByText('12:00')).toBeVisible())
  expect(screen.queryByText(/Order 104/)).toBeNull()
  expect(current()).toBeUndefined()
})

it('shows how it is paid beside the total, and its number first on the card for staff', async () => {
  status = 'CREATED'
  openSuccess(4.35)
  await screen.findByText('Order 1043')
  expect(screen.getByText(/^4\.35 lv · charged to the room$/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Show to staff' }))
  const card = within(screen.getByRole('dialog', { name: 'For hotel staff' }))
  expect(card.getByText('Поръчка 1043')).toBeVisible()
  expect(card.getByText('Order 1043')).toBeVisible()
})
