import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { configFailed, configRequested } from '#src/config/configSlice.ts'
import { orderList } from '#src/schemas/orders.ts'
import { deferred } from '#tests/support/deferred.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { OfflineQueryView, useOfflineQuery } from './OfflineQuery.tsx'
import { eventually } from '#tests/support/eventually.ts'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const AT_14_05 = Date.parse('2026-11-20T12:05:00Z')
let answers: (() => Response | Promise<Response>)[] = []
let reads = 0

/** Responds to queries in this order; the last response is repeated. */
mockHotel(
  http.get(`${API}/orders/customer/7`, () => {
    const answer = answers[Math.min(reads, answers.length - 1)] ?? HttpResponse.error
    reads += 1
    return answer()
  }),
)

const listed =
  (...orderNumbers: string[]) =>
  () =>
    HttpResponse.json(orderNumbers.map((orderNumber, id) => ({ id, orderNumber })))

beforeEach(() => {
  reads = 0
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:30:00Z') })
})

function Orders() {
  const query = hotelApi.useGetOrdersQuery(7)
  return (
    <OfflineQueryView query={useOfflineQuery(query, orderList)} skeleton={<p>Skeleton</p>}>
      {(orders) => <p>{`Orders: ${orders.map(({ orderNumber }) => orderNumber).join(' ')}`}</p>}
    </OfflineQueryView>
  )
}

function open() {
  return renderScreen({ routes: [{ path: '/', Component: Orders }], at: '/' })
}

function storeOrder(orderNumber: unknown, key = 'companion-offline-of-"7"-getOrders') {
  localStorage.setItem(key, JSON.stringify({ at: AT_14_05, answer: [{ id: 1, orderNumber }] }))
}

it('shows no stored response while the hotel has not failed to answer', async () => {
  storeOrder('1042')
  const { until, release } = deferred()
  answers = [() => until.then(listed('1043'))]
  open()
  expect(await screen.findByText('Skeleton')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(screen.queryByText(/Orders/)).toBeNull()
  release()
  expect(await screen.findByText('Orders: 1043')).toBeVisible()
  expect(screen.queryByText(/Last loaded/)).toBeNull()
})

interface Failure {
  readonly orderNumber?: unknown
  readonly guestId?: number
  readonly says: string
  readonly answer: () => Response
}

const refusal = () => new HttpResponse(null, { status: 500 })

it.each<[string, Failure]>([
  [
    'the stored response fails the schema',
    { orderNumber: { number: 1042 }, says: 'Check your connection', answer: HttpResponse.error },
  ],
  ['nothing is stored for this guest', { guestId: 8, says: 'Check your connection', answer: HttpResponse.error }],
  ['the hotel answers with an error', { says: 'The hotel’s answer', answer: refusal }],
])(
  'shows the failure when %s, and tries again without losing the focus',
  async (_why, { orderNumber = '1042', guestId = 7, says, answer }) => {
    storeOrder(orderNumber, `companion-offline-of-"${guestId}"-getOrders`)
    answers = [answer]
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(`We could not load this.${says}`)
    expect(screen.queryByText('Skeleton')).toBeNull()
    expect(screen.queryByText(/Orders/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(document.activeElement).toHaveAttribute('aria-busy')
    await eventually(() => expect(reads).toBe(2))
  },
)

it('tries again on request, and shows the stored response until the hotel answers', async () => {
  storeOrder('1042')
  const { until, release } = deferred()
  answers = [HttpResponse.error, () => until.then(HttpResponse.error), listed('1043')]
  open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(again)
  await eventually(() => expect(reads).toBe(2))
  expect(screen.getByText('Orders: 1042')).toBeVisible()
  await eventually(() => expect(screen.getByRole('status')).toHaveTextContent('Last loaded: 14:05Loading'))
  release()
  await screen.findByText(/may have changed/)
  await userEvent.click(again)
  expect(await screen.findByText('Orders: 1043')).toBeVisible()
  expect(screen.queryByText(/Last loaded/)).toBeNull()
})

it('leaves it to the banner to offer another try while the configuration has failed too, and is read again with it', async () => {
  answers = [refusal, listed('1042')]
  const { store } = open()
  await screen.findByRole('button', { name: 'Try again' })
  act(() => void store.dispatch(configFailed({ of: 'application config', status: '500', detail: '' })))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void store.dispatch(configRequested()))
  expect(await screen.findByText('Orders: 1042')).toBeVisible()
})

it('is fetched again once when the network returns', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  storeOrder('1042')
  answers = [HttpResponse.error, listed('1043')]
  open()
  await screen.findByText('Last loaded: 14:05')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Orders: 1043')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  await act(() => new Promise((resolve) => setTimeout(resolve))) // after the timer of the read
  expect(reads).toBe(2)
})

it('shows the failure until the hotel answers what was not asked for by the guest', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { until, release } = deferred()
  answers = [HttpResponse.error, () => until.then(listed('1043'))]
  open()
  await screen.findByRole('alert')
  act(() => void window.dispatchEvent(new Event('online')))
  await eventually(() => expect(reads).toBe(2))
  expect(screen.getByRole('alert')).toBeVisible()
  release()
  expect(await screen.findByText('Orders: 1043')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('states the time of this page’s data after a later failure, and prefers that data to the stored response', async () => {
  storeOrder('1042')
  answers = [listed('1043'), refusal]
  const { store } = open()
  await screen.findByText('Orders: 1043')
  vi.setSystemTime('2026-11-20T12:45:00Z')
  act(() => void store.dispatch(hotelApi.util.invalidateTags(['orders'])))
  expect(await screen.findByText('Last loaded: 14:30')).toBeVisible()
  expect(screen.getByText('Orders: 1043')).toBeVisible()
})
