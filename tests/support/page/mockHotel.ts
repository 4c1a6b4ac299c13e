import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { API } from './renderScreen.tsx'

/** A hotel for the tests of a file, with these handlers and those that a test adds; any other request is an error. */
export function mockHotel(...handlers: RequestHandler[]) {
  const hotel = setupServer(...handlers)
  beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => hotel.resetHandlers())
  afterAll(() => hotel.close())
  return hotel
}

/** A hotel that takes what guests send to a path, where it lists nothing. `sent` has the bodies; `answers` replaces its answer in a test. */
export function mockHotelTaking(path: string, ...handlers: RequestHandler[]) {
  const hotel = mockHotel(...handlers)
  const sent: unknown[] = []
  function answers(answer: () => Response | Promise<Response>): void {
    const take = http.post(`${API}/${path}`, async ({ request }) => {
      sent.push(await request.json())
      return answer()
    })
    hotel.use(
      http.get(`${API}/${path}`, () => HttpResponse.json([])),
      take,
    )
  }
  beforeEach(() => {
    sent.length = 0
    answers(() => HttpResponse.json({}, { status: 201 }))
  })
  return { hotel, sent, answers }
}
