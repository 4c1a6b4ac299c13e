import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { RoomService } from '#src/screens/room-service/RoomService.tsx'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'

const soup = { id: 'soup', label: 'Tarator', price: 4.35, image: null, productCategory: 'FOOD' }
const hotel = setupServer(
  http.get(`${API}/products`, () => HttpResponse.json({ content: [soup] })),
  http.get(`${API}/menus/all/params`, () => HttpResponse.json([])),
)

beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
afterEach(() => vi.useRealTimers())
afterAll(() => hotel.close())

it('tells a guest that room service is closed, without preventing an order', async () => {
  vi.useFakeTimers({ now: new Date('2026-02-03T21:30:00Z'), toFake: ['Date'] })
  renderScreen({ routes: [{ path: '/room-service', Component: RoomService }], at: '/room-service' })
  expect(screen.getByText('Closed · opens tomorrow at 11:00')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Add one: Tarator' }))
  expect(screen.getByRole('button', { name: /Finish order/ })).toBeEnabled()
})
