import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { API, guest, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { ReservationSuccess } from './ReservationSuccess.tsx'
import { ReserveTable } from './ReserveTable.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()
let sent: unknown[] = []

function hotelTakesReservations(answer: () => Response | Promise<Response>) {
  hotel.use(
    http.get(`${API}/dining/reservation/customer/7`, () => HttpResponse.json([])),
    http.post(`${API}/dining/reservation/customer/7`, async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T10:00:00Z') })
  sent = []
  hotelTakesReservations(() => HttpResponse.json({ id: 1 }, { status: 201 }))
})
afterEach(() => {
  hotel.resetHandlers()
})

const draft = {
  ...{ numberOfPeople: 2, meal: 'Dinner', date: '2026-03-07', time: '20:15', email: '', phone: '' },
  ...{ instructions: '', acknowledged: true },
}
const words = {
  ...draft,
  ...{ numberOfPeople: 4, email: 'ana@hotel.bg', phone: '0888 123 456', instructions: 'By the window' },
}

function openConfirm(given: Partial<Given> & { draft?: object; personId?: unknown; more?: object } = {}) {
  const { draft: entered = draft, personId = 7, more = {}, ...rest } = given
  const routes = [
    { path: '/reserve-table', Component: ReserveTable },
    { path: '/reserve-table/success', Component: ReservationSuccess },
  ]
  const state = { step: 'CONFIRM', personId, draft: entered, ...more }
  const at = { pathname: '/reserve-table', state }
  return renderScreen({ routes, at, guest: { ...guest, checkOutDate: '2026-03-08' }, ...rest })
}

const proceed = () => screen.findByRole('button', { name: 'Proceed' })
/** The text of the elements without the comma after the weekday, which differs between ICU versions. */
const texts = (role: string) => screen.getAllByRole(role).map((each) => each.textContent)

describe('the preview of a reservation', () => {
  it('lists the details of the reservation', () => {
    openConfirm({ draft: words })
    expect(texts('term')).toEqual([
      ...['Name', 'Room number', 'Number of people', 'Meal', 'Date', 'Time', 'E-mail', 'Phone', 'Special instructions'],
    ])
    expect(texts('definition')).toEqual([
      ...['Ана Петрова', '305', '4 guests', 'Dinner', 'Saturday 7 March 2026', '20:15'],
      ...['ana@hotel.bg', '0888 123 456', 'By the window'],
    ])
  })

  it.each([
    [draft, false, 'number of people', 'meal, date and time'],
    [words, false, 'number of people and special instructions', 'meal, date, time, e-mail and phone'],
    [words, true, 'number of people, meal, date, time and special instructions', 'e-mail and phone'],
  ])(
    'lists exactly which parts are sent and which are not: %#',
    (entered, reservationDetailsInMessage, receives, leaves) => {
      openConfirm({ draft: entered, config: { reservationDetailsInMessage } })
      expect(screen.getByText(`Sent in your name: ${receives}.`)).toBeVisible()
      expect(screen.getByText(`Not sent: ${leaves}.`)).toBeVisible()
      expect(screen.getByText(/confirm your table with our staff, at reception/)).toBeVisible()
    },
  )
})

describe('sending a reservation', () => {
  it('sends exactly the four fields once after a double tap and stores a receipt', async () => {
    const { store, router } = openConfirm({ draft: words })
    await userEvent.dblClick(await proceed())
    expect(await screen.findByText('Your reservation has been received')).toBeVisible()
    expect(router.location.pathname).toBe('/reserve-table/success')
    expect(sent).toEqual([
      { numberOfPeople: 4, diningDailyAvailabilityConfigId: 6, customerMessage: 'By the window', internalMessage: '' },
    ])
    const { email: _email, phone: _phone, acknowledged: _acknowledged, ...content } = words
    const receipt = { kind: 'reservation', outcome: 'confirmed', roomNumber: '305', content }
    expect(store.getState().receipts.all).toMatchObject([receipt])
    const facts = ['305', '4 guests', 'Dinner', 'Saturday 7 March 2026', '20:15', 'By the window']
    expect(texts('definition')).toEqual(facts)
    expect(screen.getByText(/Please confirm the date and time with our staff/)).toBeVisible()
  })

  it('sends the configured availability id', async () => {
    openConfirm({ config: { diningDailyAvailabilityConfigId: 11 } })
    await userEvent.click(await proceed())
    await screen.findByText('Your reservation has been received')
    expect(sent).toEqual([
      { numberOfPeople: 2, diningDailyAvailabilityConfigId: 11, customerMessage: '', internalMessage: '' },
    ])
  })

  it.each([
    [draft, 'Вечеря, дата 07.03.2026, час 20:15'],
    [words, 'Вечеря, дата 07.03.2026, час 20:15\nBy the window'],
  ])(
    'adds date, time and meal to the message when the hotel is configured so: %#',
    async (entered, customerMessage) => {
      openConfirm({ draft: entered, config: { reservationDetailsInMessage: true } })
      await userEvent.click(await proceed())
      await screen.findByText('Your reservation has been received')
      expect(sent).toMatchObject([{ customerMessage }])
      expect(screen.getByText(/confirm your table with our staff/)).toBeVisible()
    },
  )

  it('disables Back while sending, and a form opened in the meantime is empty', async () => {
    const answer = deferred()
    hotelTakesReservations(async () => {
      await answer.until
      return new HttpResponse(null, { status: 201 })
    })
    const { router, store } = openConfirm()
    await router.navigate('/elsewhere')
    expect(await screen.findByText('Another page')).toBeVisible()
    await router.navigate('/reserve-table', { state: { step: 'CONFIRM', personId: 7, draft } })
    await userEvent.click(await proceed())
    expect(screen.getByRole('status')).toHaveTextContent('Sending your reservation…')
    const buttons = screen.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Back', 'Sending your reservation…'])
    for (const button of buttons) {
      expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    expect(screen.getByRole('heading', { name: 'Check your reservation' })).toBeVisible()
    await router.navigate('/reserve-table')
    expect(await screen.findByRole('textbox', { name: 'Time' })).toHaveValue('')
    answer.release()
    await waitFor(() => expect(store.getState().receipts.all[0]?.outcome).toBe('confirmed'))
    expect(router.location.pathname).toBe('/reserve-table')
    expect(sent).toHaveLength(1)
  })
})
