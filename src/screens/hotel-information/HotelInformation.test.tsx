import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { HotelInformation } from './HotelInformation.tsx'

function openHotelInformation(given: Partial<Given> = {}) {
  return renderScreen({
    routes: [{ path: '/hotel-information', Component: HotelInformation }],
    at: '/hotel-information',
    guest: null,
    ...given,
  })
}

// 09:45 in Sofia, in winter time.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-02-03T07:45:00Z'), toFake: ['Date'] }))

describe('the hotel information screen', () => {
  it('has sections for rooms, dining, amenities and contact', () => {
    openHotelInformation()
    const headings = screen.getAllByRole('article').map((topic) => within(topic).getByRole('heading', { level: 2 }))
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Rooms', 'Dining', 'Amenities', 'Contact'])
    expect(screen.getByText('Dial *1 for reception')).toBeVisible()
  })

  it('shows the configured hotel name in its Bulgarian texts', () => {
    openHotelInformation({ language: 'bg', config: { appName: 'Хотел Липов цвят' } })
    expect(screen.getByRole('heading', { level: 1, name: 'Информация за хотела' })).toBeVisible()
    const [name, sentence] = screen.getAllByText('Хотел Липов цвят')
    expect(name).toBeVisible()
    expect(sentence?.parentElement).toHaveTextContent(/^Всяка стая в Хотел Липов цвят е тиха/)
  })

  it('shows no invented phone number or e-mail address', () => {
    openHotelInformation()
    expect(document.body.textContent).not.toMatch(/\d{4,}|\+\d|@/)
  })

  it('lists the opening hours of each place and whether it is open now', () => {
    openHotelInformation()
    const rows = within(screen.getByRole('region', { name: 'Opening hours' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Breakfast08:00–10:00Open now · until 10:00Last seating was at 09:30',
      'Restaurant12:00–16:00, 19:00–00:00Closed · opens at 12:00',
      'Bar12:00–15:00, 17:00–22:00Closed · opens at 12:00',
      'Room service11:00–23:00Closed · opens at 11:00',
      'Spa11:00–18:00Closed · opens at 11:00',
      'Reception07:00–02:00Open now · until 02:00',
    ])
  })

  it('links to the right screens', () => {
    openHotelInformation()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Breakfast', '/breakfast'],
      ['Restaurant', '/restaurant-menu'],
      ['Bar', '/bar'],
      ['Room service', '/room-service'],
      ['Spa', '/spa-center'],
      ['Reception', '/reception'],
      ['Request amenities', '/request-amenities'],
      ['See the menu', '/restaurant-menu'],
      ['Go to the spa', '/spa-center'],
      ['Go to reception', '/reception'],
    ])
  })
})
