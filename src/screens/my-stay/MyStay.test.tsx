import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Receipt } from '#src/outbox/receipt.ts'
import { receiptWritten } from '#src/outbox/receiptsSlice.ts'
import { writeStoredReceipt } from '#src/outbox/storedReceipts.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { MyStay } from './MyStay.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T12:05:00Z'), toFake: ['Date'] })
})

const calls = { orders: 'orders', reservations: 'dining/reservation', requests: 'generic-requests', reports: 'reports' }
type List = keyof typeof calls

/**
 * Mocks the hotel's lists; an `undefined` list fails with a network error. Returns the number of requests per list. `rows`
 * may be changed later.
 */
function hotelHas(rows: { [Name in List]?: object[] | undefined }) {
  const reads = { orders: 0, reservations: 0, requests: 0, reports: 0 }
  for (const name of ['orders', 'reservations', 'requests', 'reports'] as const) {
    hotel.use(
      http.get(`${API}/${calls[name]}/customer/7`, () => {
        reads[name] += 1
        const list = rows[name]
        return list === undefined ? HttpResponse.error() : HttpResponse.json(list)
      }),
    )
  }
  return reads
}

const soup = { id: 1, reservationDate: 'March 5th, 2026', orderNumber: '1042', status: 'ON_THE_WAY', totalPrice: 23.5 }
const tea = { id: 2, reservationDate: 'March 4th, 2026', orderNumber: '1041', status: 'AT_THE_DOOR', totalPrice: 3 }
const dinner = {
  ...{ id: 1, reservationDate: 'March 6th, 2026', numberOfPeople: 2, mealTime: 'Dinner', reservationTime: '19:00' },
  specialInstructions: 'By the window',
}
const towels = {
  ...{ id: 1, status: 'COMPLETED', category: 'Нови Кърпи', createdTime: '2026-03-05T10:30:00Z' },
  customerMessageRequest: 'Two',
}
const leak = {
  ...{ id: 1, status: 'RESOLVED', category: 'Теч', createdTime: '2026-03-03T10:30:00Z' },
  customerMessage: 'The ceiling',
}
const full = { orders: [soup, tea], reservations: [dinner], requests: [towels] }
const nothing = { orders: [], reservations: [], requests: [], reports: [] }

const noise: Receipt = {
  ...{ id: 'a', personId: 7, createdAt: '2026-03-05T11:00:00.000Z', kind: 'problem', outcome: 'confirmed' },
  content: { category: 'Шум', message: 'The lift hums' },
}

function openStay(given: Partial<Given> = {}) {
  return renderScreen({ routes: [{ path: '/my-stay', Component: MyStay }], at: '/my-stay', ...given })
}

/** The timeline: each day with the text of its entries. */
async function stay() {
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  return screen.queryAllByRole('list').map((list) => {
    const day = document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent
    const entries = within(list).getAllByRole('listitem')
    return [day, entries.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))]
  })
}

describe('the stay page', () => {
  it('shows an order on its way first, then all entries by day, newest first, with their kind and status', async () => {
    hotelHas(full)
    const { store } = openStay({ config: { currency: 'eur' } })
    act(() => void store.dispatch(receiptWritten(noise)))
    expect(await stay()).toEqual([
      ['Now', ['Room service Order 1042ReceivedAcceptedOn the wayDeliveredTotal€23.50']],
      ['Tomorrow Friday 6 March', ['Table Dinner, 19:00Guests2By the window']],
      [
        'Today Thursday 5 March',
        [
          expect.stringMatching(/^Problem NoiseReceivedReported5 March 2026, 13:00The lift humsSent from this phone/),
          'Request Fresh towelsCompletedSent5 March 2026, 12:30Two',
        ],
      ],
      ['Yesterday Wednesday 4 March', ['Room service Order 1041AT_THE_DOORTotal€3.00']],
    ])
  })

  it('shows the hotel’s list of reports when reportsEndpoint is set', async () => {
    const reads = hotelHas({ ...nothing, reports: [leak] })
    const { store } = openStay({ config: { reportsEndpoint: true } })
    act(() => void store.dispatch(receiptWritten(noise)))
    expect(await stay()).toEqual([['Tuesday 3 March', ['Problem LeakResolvedReported3 March 2026, 12:30The ceiling']]])
    expect(reads.reports).toBe(1)
  })

  it('shows this device’s unconfirmed receipts once, above the timeline', async () => {
    hotelHas(nothing)
    const { store } = openStay()
    act(() => void store.dispatch(receiptWritten({ ...noise, outcome: 'not-accepted' })))
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    const above = within(screen.getByRole('region', { name: 'Sent from this phone' }))
    expect(above.getByText('The lift hums')).toBeVisible()
    expect(screen.getAllByText('The lift hums')).toHaveLength(1)
  })
})

describe('a list that fails to load', () => {
  it('is named above the loaded lists, and only this list is requested again', async () => {
    const rows = { ...full, orders: undefined as object[] | undefined }
    const reads = hotelHas(rows)
    openStay()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We could not load your orders.They are missing from this page.')
    expect((await stay()).map(([day]) => day)).toEqual(['Tomorrow Friday 6 March', 'Today Thursday 5 March'])
    rows.orders = [soup]
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1042')).toBeVisible()
    expect(screen.getByText(/23\.50\slv/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(reads).toEqual({ orders: 2, reservations: 1, requests: 1, reports: 0 })
    expect(document.activeElement).not.toBe(document.body)
  })

  it('is read again with one button, together with one that is shown as it was', async () => {
    const rows = { ...full, requests: undefined, orders: [soup] as object[] | undefined }
    hotelHas(rows)
    openStay()
    await screen.findByRole('alert')
    rows.orders = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('We could not load your orders.')).toBeVisible()
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    Object.assign(rows, full)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^We could not load/)).toBeNull())
  })

  it('prevents the empty state even when the other lists are empty', async () => {
    hotelHas({ ...nothing, requests: undefined })
    openStay()
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your requests.')
    expect(await stay()).toEqual([])
    expect(screen.queryByText('Nothing here yet')).toBeNull()
  })
})

describe('Refresh', () => {
  it('reconciles unconfirmed receipts with the reloaded lists', async () => {
    const hotelNow = { ...nothing, requests: [] as object[] }
    hotelHas(hotelNow)
    const sought: Receipt = {
      ...{
        id: 'r',
        personId: 7,
        createdAt: '2026-03-05T11:00:00.000Z',
        kind: 'request',
        outcome: 'unknown',
        idsBefore: [],
      },
      content: { category: 'Нови Кърпи', message: 'Two' },
    }
    const { store } = openStay()
    writeStoredReceipt(sought)
    act(() => void store.dispatch(receiptWritten(sought)))
    expect(await screen.findByText(/was not on the hotel’s list when we checked/)).toBeVisible()
    hotelNow.requests = [towels]
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Your request was probably received')).toBeVisible()
  })

  it('reloads every list, shows the time and keeps the focus', async () => {
    const rows = { ...full, orders: [tea] }
    const reads = hotelHas(rows)
    openStay()
    expect(await screen.findByText('Updated: 14:05')).toBeVisible()
    const button = screen.getByRole('button', { name: 'Refresh' })
    expect(screen.queryByText(/^Updated: 14:20/)).toBeNull()
    await stay()
    rows.orders = [soup, tea]
    vi.setSystemTime('2026-03-05T12:20:00Z')
    await userEvent.click(button)
    const [line, announced] = await screen.findAllByText('Updated: 14:20')
    expect(line).toBeVisible()
    expect(announced).toHaveAttribute('role', 'status')
    expect(screen.getByText('1042')).toBeVisible()
    expect(button).toHaveFocus()
    expect(reads).toEqual({ orders: 2, reservations: 2, requests: 2, reports: 0 })
  })
})

it('a table is under the day and at the time that the guest asked for, where the hotel lists others', async () => {
  const moved = {
    ...dinner,
    specialInstructions: 'Вечеря, дата 05.03.2026, час 20:15',
    reservationDate: 'March 7th, 2026',
  }
  hotelHas({ ...nothing, orders: [{ ...soup, status: 'DELIVERED' }], reservations: [moved] })
  openStay()
  const [today, ...others] = await stay()
  expect(today?.[0]).toContain('5 March')
  expect(today?.[1]?.[1]).toContain('20:15')
  expect(others).toEqual([])
})

describe('the massages that the guest asked for', () => {
  const later = { id: 'b', massageId: 'hotStone', minutes: 60, dateId: '2026-03-07', time: '16:00PM' }
  const earlier = { ...later, id: 'a', massageId: 'classical', minutes: 20, time: '10:00AM' }
  const section = () => screen.queryByRole('region', { name: 'On this phone only' })
  const titles = () => within(section() ?? expect.unreachable()).queryAllByRole('heading', { level: 3 })

  function thisPhoneHas(requests: unknown, personId = 7): void {
    localStorage.setItem(`companion-spa-${personId}`, JSON.stringify(requests))
  }

  it('stand above the timeline as on this phone only, newest first, whatever the hotel lists', async () => {
    hotelHas({})
    thisPhoneHas([earlier, later])
    openStay({ config: { spaDates: 'rolling', currency: 'eur' } })
    expect(section()).toHaveTextContent(/The hotel has not received these massage requests/)
    const cards = within(section() ?? expect.unreachable()).getAllByRole('listitem')
    expect(cards.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Spa Hot Volcanic Stone massageLength60 minDateSaturday 7 MarchTime16:00Price€46.00Remove: Hot Volcanic Stone massage',
      'Spa Classical MassageLength20 minDateSaturday 7 MarchTime10:00Price€25.00Remove: Classical Massage',
    ])
  })

  it('can be removed one by one, and the focus goes to what follows', async () => {
    hotelHas(nothing)
    thisPhoneHas([earlier, later])
    openStay()
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Hot Volcanic Stone massage' }))
    expect(titles().map(({ textContent }) => textContent)).toEqual(['Spa Classical Massage'])
    expect(document.body).not.toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Classical Massage' }))
    expect(section()).toBeNull()
    expect(localStorage.getItem('companion-spa-7')).toBe('[]')
    expect(await screen.findByText('Nothing here yet')).toBeVisible()
  })
})
