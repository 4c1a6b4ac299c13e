import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { AmenityRequests } from './AmenityRequests.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()
const hotelLists = (answer: () => Response) => hotel.use(http.get(`${API}/generic-requests/customer/7`, answer))

function openList(given: Partial<Given> = {}) {
  return renderScreen({
    routes: [{ path: '/request-amenities/requests', Component: AmenityRequests }],
    at: '/request-amenities/requests',
    ...given,
  })
}

const towels = {
  id: 1,
  category: 'Нови Кърпи',
  status: 'CREATED',
  reservationDate: 'March 5th, 2026',
  createdTime: '2026-03-05T10:30:00Z',
  lastUpdatedTime: '2026-03-05T11:05:00Z',
  customerMessageRequest: 'Two, please',
}

describe('the amenity requests list', () => {
  it('shows the category, status, date, created and last updated time, and the message', async () => {
    hotelLists(() => HttpResponse.json([towels]))
    openList()
    const card = await screen.findByRole('listitem')
    expect(card.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Fresh towelsReceivedAcceptedIn progressCompletedDate5 March 2026Sent5 March 2026, 12:30Last updated5 March 2026, 13:05Two, please',
    )
    expect(screen.getByRole('heading', { level: 1, name: 'My requests' })).toBeVisible()
  })
})
