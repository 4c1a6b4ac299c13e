import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Receipt } from '#src/submissions/receipts/receipt.ts'
import { receiptWritten } from '#src/submissions/receipts/receiptsSlice.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { MyReservations } from './MyReservations.tsx'

const hotel = setupServer()
let reads = 0

beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
afterEach(() => hotel.resetHandlers())
afterAll(() => hotel.close())

function hotelLists(answer: () => Response) {
  reads = 0
  hotel.use(
    http.get(`${API}/dining/reservation/customer/7`, () => {
      reads += 1
      return answer()
    }),
  )
}

function openList(given: Partial<Given> = {}) {
  const routes = [
    { path: '/my-reservations', Component: MyReservations },
    { path: '*', element: <p>Another page</p> },
  ]
  return renderScreen({ routes, at: '/my-reservations', ...given })
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
  it.each([
    [
      'bg',
      '10 март 2026 г.Гости4 гостиХранене и часВечеря, 20:00',
      '3 март 2026 г.Гости1 гостХранене и часОбяд, 13:00',
    ],
    [
      'en',
      '10 March 2026Guests4 guestsMeal and timeDinner, 20:00',
      '3 March 2026Guests1 guestMeal and timeLunch, 13:00',
    ],
    [
      'es',
      '10 de marzo de 2026Personas4 personasTurno y horaCena, 20:00',
      '3 de marzo de 2026Personas1 personaTurno y horaAlmuerzo, 13:00',
    ],
  ] as const)('shows date, guest count, meal and time in %s, newest first', async (language, four, one) => {
    hotelLists(() => HttpResponse.json([lunch, dinner]))
    openList({ language })
    const texts = (await screen.findAllByRole('listitem')).map((card) => card.textContent?.replaceAll('\u00a0', ' '))
    expect(texts).toEqual([`${four}By the window`, one])
  })

  it('shows unknown values as received and omits missing fields', async () => {
    const odd = { id: 2, reservationDate: 'next Friday', mealTime: 'Brunch', reservationTime: 'late' }
    const bare = { id: 3, reservationDate: '', numberOfPeople: null, mealTime: null, reservationTime: '21:00' }
    hotelLists(() => HttpResponse.json({ content: [odd, bare, { id: 4 }] }))
    openList()
    const texts = (await screen.findAllByRole('listitem')).map((card) => card.textContent)
    expect(texts).toEqual(['next FridayMeal and timeBrunch, late', 'ReservationMeal and time21:00', 'Reservation'])
  })

  it.each([
    ['bg', 'ИмеMaria IvanovaНомер на стая305Имейлmaria@example.comТелефон+359 2 555 01 05'],
    ['en', 'NameMaria IvanovaRoom number305E-mailmaria@example.comPhone+359 2 555 01 05'],
    ['es', 'NombreMaria IvanovaNúmero de habitación305Correo electrónicomaria@example.comTeléfono+359 2 555 01 05'],
  ] as const)(
    'shows the guest’s name, room and contacts in %s when the response contains them',
    async (language, facts) => {
      const whose = {
        name: 'Maria Ivanova',
        roomNumber: '305',
        email: 'maria@example.com',
        phoneNumber: '+359 2 555 01 05',
      }
      hotelLists(() =>
        HttpResponse.json([
          { ...lunch, ...whose },
          { id: 5, name: null, roomNumber: '', email: null, phoneNumber: null },
        ]),
      )
      openList({ language })
      const [first, second] = (await screen.findAllByRole('listitem')).map((card) => card.textContent)
      expect(first).toContain(facts)
      expect(second).not.toMatch(/Име|Name|Nombre/)
    },
  )

  it('shows a loading state, then a link to reserve another table', async () => {
    hotelLists(() => HttpResponse.json([lunch]))
    openList()
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(await screen.findByRole('link', { name: 'Reserve another table' })).toHaveAttribute('href', '/reserve-table')
    expect(screen.getByText(/what the hotel has recorded/)).toBeVisible()
  })

  it('links to the form when there are no reservations', async () => {
    hotelLists(() => HttpResponse.json([]))
    const { router } = openList()
    await userEvent.click(await screen.findByRole('link', { name: 'Reserve a table' }))
    expect(router.location.pathname).toBe('/reserve-table')
  })

  it('can be retried when the request fails', async () => {
    hotelLists(() => (reads === 1 ? HttpResponse.error() : HttpResponse.json([lunch])))
    openList()
    const alert = await screen.findByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: '3 March 2026' })).toBeVisible()
  })

  it('says when it was read, and reads it again', async () => {
    hotelLists(() => HttpResponse.json([lunch]))
    openList()
    expect(await screen.findByText(/^Last loaded:/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(reads).toBe(2))
  })

  it('is refetched on each visit', async () => {
    hotelLists(() => HttpResponse.json([lunch]))
    const { router } = openList()
    await screen.findByText('3 March 2026')
    await router.navigate('/elsewhere')
    await screen.findByText('Another page')
    await router.navigate('/my-reservations')
    await waitFor(() => expect(reads).toBe(2))
  })

  it.each([
    [
      'bg',
      'Вашето желание Събота, 7 март, 20:15Гости4 гостиBy the windowЗаписано в хотела10 март 2026 г., Вечеря, 20:00Уточ',
    ],
    [
      'en',
      'You asked for Saturday 7 March, 20:15Guests4 guestsBy the windowThe hotel lists10 March 2026, Dinner, 20:00S',
    ],
    [
      'es',
      'Usted pidió Sábado, 7 de marzo, 20:15Personas4 personasBy the windowEn el hotel consta10 de marzo de 2026, ',
    ],
  ] as const)(
    'shows in %s first what was asked for, then what the hotel lists, where that differs',
    async (language, text) => {
      hotelLists(() => HttpResponse.json([dinner]))
      openWith(asked, { language })
      const card = await screen.findByRole('listitem')
      await waitFor(() => expect(card.textContent?.replaceAll(/\s/g, ' ')).toContain(text))
    },
  )

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
    expect(first).toMatch(/^Usted pidió Sábado, 7 de marzo, 20:15Personas4 personasEn el hotel consta10 de marzo/)
    expect(second).toMatch(/^7 de marzo de 2026Personas4 personasTurno y horaCena, 20:15By the window/)
    expect(screen.queryByText(/Вечеря/)).toBeNull()
  })

  it('says what was asked for where the hotel lists the same', async () => {
    hotelLists(() => HttpResponse.json([dinner]))
    openWith({ ...asked, date: '2026-03-10', time: '20.00' })
    const card = await screen.findByRole('listitem')
    await waitFor(() => expect(card).toHaveTextContent(/You asked for Tuesday 10 March, 20\.00\.$/))
    expect(within(card).getByRole('heading')).toHaveTextContent('10 March 2026')
    expect(screen.queryByText('The hotel lists')).toBeNull()
  })

  it('shows this device’s unconfirmed reservations above the list', async () => {
    hotelLists(() => HttpResponse.json([]))
    const { store } = openList()
    const instructions = 'By the window'
    const content = { numberOfPeople: 2, meal: 'Dinner', date: '2026-03-07', time: '20:15', instructions }
    const receipt: Receipt = {
      ...{ id: 'a', personId: 7, createdAt: '2026-03-05T10:30:00.000Z' },
      ...{ kind: 'reservation', outcome: 'unknown', content },
    }
    act(() => {
      store.dispatch(receiptWritten(receipt))
      store.dispatch(receiptWritten({ ...receipt, id: 'b', outcome: 'confirmed' }))
    })
    const region = await screen.findByRole('region', { name: 'Sent from this phone' })
    expect(within(region).getAllByRole('listitem')).toHaveLength(1)
    expect(within(region).getByText('By the window')).toBeVisible()
    expect(await screen.findByText('No reservations yet')).toBeVisible()
  })
})
