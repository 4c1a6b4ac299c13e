import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { HotelInformation } from './HotelInformation.tsx'

const openHotelInformation = (given: Partial<Given> = {}) =>
  renderScreen({ routes: [{ path: '/', Component: HotelInformation }], at: '/', guest: null, ...given })

// 09:45 in Sofia, in winter time.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-02-03T07:45:00Z'), toFake: ['Date'] }))

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

it('lists no menu that home does not lead to, where it leads to anything', () => {
  const contentModules = [{ moduleName: 'Restaurant Menu', internalUrl: '/Restaurant-Menu/' }]
  openHotelInformation({ config: { deviceProfile: { contentModules } } })
  const links = within(screen.getByRole('region', { name: 'Opening hours' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Restaurant', 'Room service', 'Spa', 'Reception'])
})

it('lists the hours that the hotel has configured; a wrong one counts as absent, and is named', () => {
  expectConsole('warn', /hours: bar\[\]\.to does not fit/)
  expectConsole('warn', /hours: breakfast\[\]\.lastSeating does not fit/)
  const hours = {
    breakfast: [{ from: '07:00', to: '10:30', lastSeating: '9:45' }],
    reception: [{ from: '00:00', to: '00:00' }],
    bar: [{ from: '12:00', to: '25:00' }],
    restaurant: [{ from: '12:00', to: '23:00', lastSeating: null }],
    spa: null,
  }
  openHotelInformation({ config: { hours } })
  const rows = within(screen.getByRole('region', { name: 'Opening hours' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Breakfast07:00–10:30/),
      expect.stringMatching(/^Restaurant12:00–23:00/),
      'Bar12:00–15:00, 17:00–22:00Closed · opens at 12:00',
      'Spa11:00–18:00Closed · opens at 11:00',
      'Reception24/7Open around the clock',
    ]),
  )
})

it('has sections for rooms, dining, amenities and contact, and links to their screens and to each place', () => {
  openHotelInformation()
  const topics = screen.getAllByRole('article').map((topic) => within(topic).getByRole('heading', { level: 2 }))
  expect(topics.map(({ textContent }) => textContent)).toEqual(['Rooms', 'Dining', 'Amenities', 'Contact'])
  expect(screen.getByText('Dial *1 for reception')).toBeVisible()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    ...['/breakfast', '/restaurant-menu', '/bar', '/room-service', '/spa-center', '/reception'],
    ...['/request-amenities', '/restaurant-menu', '/spa-center', '/reception'],
  ])
})

it('shows the configured hotel name in its texts, and no invented phone number or e-mail address', () => {
  openHotelInformation({ language: 'bg', config: { appName: 'Хотел „Липов цвят“' } })
  const [name, sentence] = screen.getAllByText('Хотел „Липов цвят“')
  expect(name).toBeVisible()
  expect(sentence?.parentElement).toHaveTextContent(/^Хотел „Липов цвят“ има тихи/)
  expect(document.body.textContent).not.toMatch(/\d{4,}|\+\d|@/)
})
