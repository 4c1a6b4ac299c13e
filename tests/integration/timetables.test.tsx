import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Reception } from '#src/screens/reception/Reception.tsx'
import { RoomService } from '#src/screens/room-service/RoomService.tsx'
import { SpaCenter } from '#src/screens/spa-center/SpaCenter.tsx'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'

const hotel = setupServer(
  http.get(`${API}/products`, () => HttpResponse.json({ content: [] })),
  http.get(`${API}/menus/all/params`, () => HttpResponse.json([])),
)

beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
afterAll(() => hotel.close())

describe.each(['bg', 'en', 'es'] as const)('in %s', (language) => {
  it.each([
    ['Room service', RoomService, '11:00-23:00'],
    ['Reception', Reception, '07:00-02:00'],
    ['The spa', SpaCenter, '11:00–18:00'],
  ])('%s shows the timetable exactly as the hotel wrote it', async (_screen, Component, timetable) => {
    renderScreen({ routes: [{ path: '/', Component }], at: '/', language })
    expect(await screen.findByText(timetable)).toBeVisible()
  })
})
