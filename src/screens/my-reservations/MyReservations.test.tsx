import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Receipt } from '#src/outbox/receipt.ts'
import { receiptWritten } from '#src/outbox/receiptsSlice.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { MyReservations } from './MyReservations.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()
const hotelLists = (answer: () => Response) => hotel.use(http.get(`${API}/dining/reservation/customer/7`, answer))

function openList(given: Partial<Given> = {}) {
  return renderScreen({
    routes: [{ path: '/my-reservations', Component: MyReservations }],
    at: '/my-reservations',
    ...given,
  })
}

const lunch = {
  ...{ id: 1, reservationDate: 'March 3rd, 2026', numberOfPeople: 1, mealTime: 'Lunch', reservationTime: '13:00' },
}
const dinner = {
  ...{ id: 'b', reservationDate: 'March 10th, 2026', numberOfPeople: 4, mealTime: 'Dinner', reservationTime: '20:00' },
  specialInstructions: 'By the window',
}

const asked = { numberOfPeople: 4, meal: 'Dinner', date: '2026-03-07', time: '20:15', instructions: 'By the window' }

/** Opens the list on the device that asked for the table `dinner`. */
function openWith(content: typeof asked, given: Partial<Given> = {}) {
  const { store } = openList(given)
  const receipt: Receipt = {
    ...{ id: 'a', personId: 7, createdAt: '2026-03-05T10:30:00.000Z', idsBefore: [] },
    ...{ kind: 'reservation', outcome: 'confirmed', content },
  }
  act(() => void store.dispatch(receiptWritten(receipt)))
}

describe('the reservations list', () => {
  it('shows date, guest count, meal and time, newest first', async () => {
    hotelLists(() => HttpResponse.json([lunch, dinner]))
    openList()
    const texts = (await screen.findAllByRole('listitem')).map((card) => card.textContent?.replaceAll('\u00a0', ' '))
    expect(texts).toEqual(['10 March 2026Guests4WhenDinner, 20:00By the window', '3 March 2026Guests1WhenLunch, 13:00'])
  })

  it('shows unknown values as received and omits missing fields', async () => {
    const odd = { id: 2, reservationDate: 'next Friday', mealTime: 'Brunch', reservationTime: 'late' }
    const bare = { id: 3, reservationDate: '', numberOfPeople: null, mealTime: null, reservationTime: '21:00' }
    hotelLists(() => HttpResponse.json({ content: [odd, bare, { id: 4 }] }))
    openList()
    const texts = (await screen.findAllByRole('listitem')).map((card) => card.textContent)
    expect(texts).toEqual(['next FridayWhenBrunch, late', 'ReservationWhen21:00', 'Reservation'])
  })

  it('shows the guest’s contacts when the response contains them, without the guest’s own name and room', async () => {
    const whose = { name: 'Maria Ivanova', roomNumber: '305', email: 'maria@example.com', phoneNumber: '+359 2 555' }
    const nobody = { id: 5, name: null, roomNumber: '', email: null, phoneNumber: null }
    hotelLists(() => HttpResponse.json([{ ...lunch, ...whose }, nobody]))
    openList()
    const [first, second] = (await screen.findAllByRole('listitem')).map((card) => card.textContent)
    expect(first).toContain('Lunch, 13:00E-mailmaria@example.comPhone+359 2 555')
    expect(second).toBe('Reservation')
  })

  it('shows first what was asked for, then what the hotel lists, where that differs, by the day that was asked for', async () => {
    hotelLists(() => HttpResponse.json([dinner, { ...lunch, reservationDate: 'March 9th, 2026' }]))
    openWith(asked)
    const text =
      'You asked for Saturday 7 March, 20:15Guests4By the windowThe hotel lists10 March 2026, Dinner, 20:00Please'
    await waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent.replaceAll(/\s/g, ' ')).toContain(text))
  })

  it('shows the line before the guest’s words in their language, also on another device', async () => {
    const line = 'Вечеря, дата 07.03.2026, час 20:15'
    const same = { ...dinner, id: 'c', reservationDate: 'March 7th, 2026', reservationTime: '20:15' }
    const rows = [
      { ...dinner, specialInstructions: line },
      { ...same, specialInstructions: `${line}\nBy the window` },
    ]
    hotelLists(() => HttpResponse.json(rows))
    openList({ language: 'es' })
    const cards = await screen.findAllByRole('listitem')
    const [first, second] = cards.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(first).toMatch(/^Usted pidió Sábado, 7 de marzo, 20:15Personas4En el hotel consta10 de marzo/)
    expect(second).toMatch(/^7 de marzo de 2026Personas4CuándoCena, 20:15By the window$/)
    expect(screen.queryByText(/Вечеря/)).toBeNull()
  })
})
