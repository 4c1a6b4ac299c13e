import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Receipt } from '#src/submissions/receipts/receipt.ts'
import { receiptWritten } from '#src/submissions/receipts/receiptsSlice.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { MyStay } from './MyStay.tsx'

const dinner = {
  ...{ id: 1, reservationDate: 'March 6th, 2026', numberOfPeople: 2, mealTime: 'Dinner', reservationTime: '19:00' },
  specialInstructions: 'By the window',
}

const hotel = setupServer(
  http.get(`${API}/dining/reservation/customer/7`, () => HttpResponse.json([dinner])),
  http.get(`${API}/:list/customer/7`, () => HttpResponse.json([])),
)
beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
afterAll(() => hotel.close())

it('shows a table under the day asked for, with what the hotel lists, where that differs', async () => {
  const { store } = renderScreen({ routes: [{ path: '/my-stay', Component: MyStay }], at: '/my-stay' })
  const content = {
    numberOfPeople: 2,
    meal: 'Dinner',
    date: '2026-03-07',
    time: '20:15',
    instructions: 'By the window',
  }
  const receipt: Receipt = {
    ...{ id: 'a', personId: 7, createdAt: '2026-03-05T10:30:00.000Z', idsBefore: [] },
    ...{ kind: 'reservation', outcome: 'confirmed', content },
  }
  act(() => void store.dispatch(receiptWritten(receipt)))
  const day = await screen.findByRole('list', { name: /7 March/ })
  const [entry] = within(day).getAllByRole('listitem')
  expect(entry?.textContent.replaceAll(/\s/g, ' ')).toMatch(
    /^The table you asked for Dinner, 20:15Guests2 guestsBy the windowThe hotel lists6 March 2026, Dinner, 19:00Settle/,
  )
  expect(screen.queryByText(/6 March$/)).toBeNull()
})
