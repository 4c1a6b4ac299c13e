import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { loggedOut } from '#src/session/session.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { useStatusNews } from './useStatusNews.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

function Page() {
  return <p role="status">{useStatusNews()}</p>
}

const today = new Date().toISOString()
const order = (status: string) => [{ id: 1, orderNumber: '1042', status, reservationDate: today }]
const request = (status: string) => [{ id: 2, category: 'Extra towels', status }]

mockHotel(http.get(`${API}/orders/customer/7`, () => HttpResponse.json(order('DELIVERED'))))

/** Opens a page whose lists were read on another one. Returns what the hotel lists from then on, by any reading. */
async function openPage(at: string) {
  const { store, router } = renderScreen({ routes: [{ path: '*', Component: Page }], at })
  const { upsertQueryData } = hotelApi.util
  /** RTK Query tells of responses a frame later, unless another action comes before. */
  const read = (query: ReturnType<typeof upsertQueryData>) =>
    act(async () => {
      await store.dispatch(query)
      store.dispatch({ type: 'any other action' })
    })
  const listOrders = (status: string) => read(upsertQueryData('getOrders', 7, order(status)))
  const listRequests = (status: string) => read(upsertQueryData('getAmenityRequests', 7, request(status)))
  await listOrders('CREATED')
  await listRequests('CREATED')
  return {
    ...{ listOrders, listRequests },
    goTo: (path: string) => act(() => router.navigate(path)),
    signOut: () => act(() => void store.dispatch(loggedOut())),
  }
}

const news = () => screen.getByRole('status').textContent

it.each(['/my-orders', '/my-stay'])(
  'a status that changed while the guest was elsewhere is news until %s',
  async (list) => {
    const page = await openPage('/spa')
    expect(news()).toBe('')
    await page.listOrders('ACCEPTED')
    expect(news()).toBe('Order 1042: Accepted')
    await page.goTo('/restaurant-menu')
    expect(news()).toBe('Order 1042: Accepted')
    await page.goTo(list)
    expect(news()).toBe('')
    await page.goTo('/spa')
    expect(news()).toBe('')
  },
)

it('a changed request is news on the list of orders, until its own list is opened', async () => {
  const page = await openPage('/my-orders')
  await page.listRequests('DONE')
  expect(news()).toBe('Extra towels: Completed')
  await page.goTo('/request-amenities/requests')
  expect(news()).toBe('')
})

it('news is not shown to the next guest', async () => {
  const page = await openPage('/spa')
  await page.listOrders('ACCEPTED')
  page.signOut()
  expect(news()).toBe('')
})

it('an order on its way is followed on a page that does not show it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openPage('/spa')
  await act(() => vi.advanceTimersByTimeAsync(25_000))
  await eventually(() => expect(news()).toBe('Order 1042: Delivered'))
})
