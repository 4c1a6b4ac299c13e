import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Receipt } from '#src/submissions/receipts/receipt.ts'
import { receiptWritten } from '#src/submissions/receipts/receiptsSlice.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { AmenityRequests } from './AmenityRequests.tsx'

const hotel = setupServer()
let reads = 0

beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
afterEach(() => hotel.resetHandlers())
afterAll(() => hotel.close())

function hotelLists(answer: () => Response) {
  reads = 0
  hotel.use(
    http.get(`${API}/generic-requests/customer/7`, () => {
      reads += 1
      return answer()
    }),
  )
}

function openList(given: Partial<Given> = {}) {
  const routes = [
    { path: '/request-amenities/requests', Component: AmenityRequests },
    { path: '*', element: <p>Another page</p> },
  ]
  return renderScreen({ routes, at: '/request-amenities/requests', ...given })
}

const towels = {
  id: 1,
  category: 'Нови Кърпи',
  status: 'CREATED',
  reservationDate: 'March 5th, 2026',
  createdTime: '2026-03-05T10:30:00Z',
  lastUpdatedTime: '2026-03-05T11:05:00Z',
  customerMessageRequest: 'Two, please',
}

describe('the amenity requests list', () => {
  it('shows the category, status, date, created and last updated time, and the message', async () => {
    hotelLists(() => HttpResponse.json([towels]))
    openList()
    const card = await screen.findByRole('listitem')
    expect(card.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Fresh towelsReceivedAcceptedIn progressCompletedDate5 March 2026Sent5 March 2026, 12:30Last updated5 March 2026, 13:05Two, please',
    )
    expect(screen.getByRole('heading', { level: 1, name: 'My requests' })).toBeVisible()
  })

  it('shows unknown values as received and omits missing fields', async () => {
    const odd = { id: 2, category: 'Сауна', status: 'ON_HOLD', createdTime: 'today', lastUpdatedTime: '1772706600' }
    hotelLists(() =>
      HttpResponse.json({ content: [odd, { id: 3, category: null, status: null, reservationDate: '' }] }),
    )
    openList()
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent(/^СаунаON_HOLDSenttodayLast updated1772706600$/)
    expect(second).toHaveTextContent(/^Request$/)
  })

  it('sorts requests by newest first, whatever the order of the response', async () => {
    const dryer = { ...towels, id: 2, category: 'Сешоар', createdTime: '2026-03-06T08:00:00Z' }
    const soap = { ...towels, id: 3, category: 'Шампоан и Сапун', createdTime: '2026-03-05T23:00:00Z' }
    hotelLists(() => HttpResponse.json([towels, dryer, soap]))
    openList()
    const headings = await screen.findAllByRole('heading', { level: 2 })
    expect(headings.map((heading) => heading.textContent)).toEqual(['Hairdryer', 'Shampoo and soap', 'Fresh towels'])
  })

  it.each([
    ['CREATED', 'Получена'],
    ['IN_PROGRESS', 'Изпълнява се'],
    ['COMPLETED', 'Изпълнена'],
    ['CANCELLED', 'Отменена'],
  ])('translates the status %s into Bulgarian', async (status, words) => {
    hotelLists(() => HttpResponse.json([{ ...towels, status }]))
    openList({ language: 'bg' })
    const card = await screen.findByRole('listitem')
    expect(within(card).getByText(words)).toBeVisible()
    expect(within(card).getByText(/^5 март 2026\sг\., 13:05$/)).toBeVisible()
  })

  it('shows times in the hotel’s time zone, whatever the device’s time zone', async () => {
    hotelLists(() => HttpResponse.json([towels]))
    openList({ language: 'es', config: { timeZone: 'Asia/Tokyo' } })
    expect(await screen.findByText('5 de marzo de 2026, 19:30')).toBeVisible()
  })

  it('links to the form when there are no requests', async () => {
    hotelLists(() => HttpResponse.json([]))
    const { router } = openList()
    await userEvent.click(await screen.findByRole('link', { name: 'Request amenities' }))
    expect(router.location.pathname).toBe('/request-amenities')
  })

  it('can be retried when the request fails', async () => {
    hotelLists(() => (reads === 1 ? HttpResponse.error() : HttpResponse.json([towels])))
    openList()
    const alert = await screen.findByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Fresh towels' })).toBeVisible()
  })

  it('is refetched on each visit', async () => {
    hotelLists(() => HttpResponse.json([towels]))
    const { router } = openList()
    await screen.findByText('Fresh towels')
    await router.navigate('/elsewhere')
    await screen.findByText('Another page')
    await router.navigate('/request-amenities/requests')
    await waitFor(() => expect(reads).toBe(2))
  })

  it('shows this device’s unconfirmed requests above the list', async () => {
    hotelLists(() => HttpResponse.json([]))
    const { store } = openList()
    const receipt: Receipt = {
      id: 'a',
      kind: 'request',
      personId: 7,
      createdAt: '2026-03-05T10:30:00.000Z',
      outcome: 'unknown',
      content: { category: 'Сешоар', message: '' },
    }
    act(() => {
      store.dispatch(receiptWritten(receipt))
      store.dispatch(receiptWritten({ ...receipt, id: 'b', outcome: 'confirmed' }))
      store.dispatch(receiptWritten({ ...receipt, id: 'c', kind: 'problem', body: undefined, seen: undefined }))
    })
    const region = await screen.findByRole('region', { name: 'Sent from this phone' })
    expect(within(region).getAllByRole('listitem')).toHaveLength(1)
    expect(within(region).getByText('Hairdryer')).toBeVisible()
    expect(await screen.findByText('No requests yet')).toBeVisible()
  })
})
