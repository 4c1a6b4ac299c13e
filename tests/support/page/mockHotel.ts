import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** A hotel for the tests of a file, with these handlers and those that a test adds; any other request is an error. */
export function mockHotel(...handlers: RequestHandler[]) {
  const hotel = setupServer(...handlers)
  beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => hotel.resetHandlers())
  afterAll(() => hotel.close())
  return hotel
}
