import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import type { Receipt } from '#src/submissions/receipts/receipt.ts'
import { receiptWritten } from '#src/submissions/receipts/receiptsSlice.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { ReportedProblems } from './ReportedProblems.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()
let reads: string[] = []

afterEach(() => {
  reads = []
  hotel.resetHandlers()
})

function hotelLists(path: 'orders' | 'reports', answer: () => Response) {
  hotel.use(
    http.get(`${API}/${path}/customer/7`, () => {
      reads.push(path)
      return answer()
    }),
  )
}

function openList(given: Partial<Given> = {}) {
  const routes = [
    { path: '/report-problem/reported-problems', Component: ReportedProblems },
    { path: '/my-reported-problems', Component: ReportedProblems },
  ]
  return renderScreen({ routes, at: '/report-problem/reported-problems', ...given })
}

const withReports = { config: { reportsEndpoint: true } }
const soup = { id: 1, reservationDate: 'March 3rd, 2026', orderNumber: '1042', status: 'DELIVERED', totalPrice: 23.5 }
const noise = {
  id: 'r1',
  customerMessage: 'The lift hums',
  status: 'IN_PROGRESS',
  category: 'Шум',
  createdTime: '2026-03-05T10:30:00Z',
}
const receipt: Receipt = {
  id: 'a',
  kind: 'problem',
  personId: 7,
  roomNumber: '305',
  createdAt: '2026-03-05T10:30:00.000Z',
  outcome: 'confirmed',
  content: { category: 'Теч', message: 'The tap drips' },
}

const onThisPhone = () => screen.queryByRole('region', { name: 'Sent from this phone' })

describe('the reported problems screen', () => {
  it('shows the orders in order cards, as in the spec, folded, with a note that these are orders', async () => {
    hotelLists('orders', () => HttpResponse.json({ content: [soup] }))
    openList()
    const order = await screen.findByText('Order 1042')
    expect(order).not.toBeVisible()
    await userEvent.click(screen.getByText('Orders on the hotel’s list'))
    expect(order).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent('Order 1042DeliveredDate3 March 2026Total23.50 lv')
    expect(screen.getByText(/own list shows your orders instead/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'My reported problems' })).toBeVisible()
    expect(onThisPhone()).toBeNull()
    expect(reads).toEqual(['orders'])
  })

  it('shows this device’s reports above the orders, confirmed or not, newest first', async () => {
    hotelLists('orders', () => HttpResponse.json([soup]))
    const { store } = openList()
    act(() => {
      store.dispatch(receiptWritten(receipt))
      store.dispatch(
        receiptWritten({
          ...receipt,
          id: 'b',
          outcome: 'unknown',
          content: { category: 'Стая', message: 'It is cold' },
        }),
      )
      store.dispatch(receiptWritten({ ...receipt, id: 'c', kind: 'request', body: undefined, seen: undefined }))
    })
    const region = await screen.findByRole('region', { name: 'Sent from this phone' })
    const [cold, tap, ...more] = within(region).getAllByRole('listitem')
    expect(more).toEqual([])
    expect(cold).toHaveTextContent(/We could not confirm that your report arrived.*RoomIt is cold/)
    expect(tap).toHaveTextContent(/Your report has been received.*5 March 2026, 12:30, room 305.*LeakThe tap drips/)
    expect(await screen.findByRole('heading', { name: 'Order 1042' })).not.toBeVisible()
  })
})

describe('the reported problems screen with reportsEndpoint', () => {
  it('shows the category, message, status and time of each report, and no orders', async () => {
    const other = {
      id: 'r2',
      category: 'Балкон',
      status: 'HANDED_ON',
      createdTime: 'this morning',
      customerMessage: null,
    }
    hotelLists('reports', () => HttpResponse.json([noise, other, { id: 'r3' }]))
    openList(withReports)
    const cards = await screen.findAllByRole('listitem')
    expect(cards[0]).toHaveTextContent(
      /^NoiseReceivedAcceptedIn progressResolvedReported5 March 2026, 12:30The lift hums$/,
    )
    expect(cards[1]).toHaveTextContent(/^БалконHANDED_ONReportedthis morning$/)
    expect(cards[2]).toHaveTextContent(/^Problem$/)
    expect(screen.queryByText(/contains your orders/)).toBeNull()
    expect(reads).toEqual(['reports'])
  })

  it('shows only this device’s unconfirmed reports above the hotel’s list', async () => {
    hotelLists('reports', () => HttpResponse.json([]))
    const { store } = openList(withReports)
    act(() => {
      store.dispatch(receiptWritten(receipt))
      store.dispatch(receiptWritten({ ...receipt, id: 'b', outcome: 'not-accepted' }))
    })
    expect(await screen.findByRole('link', { name: 'Report a problem' })).toBeVisible()
    expect(within(onThisPhone() ?? document.body).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('Your report was not accepted')).toBeVisible()
  })
})
