import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { Reception } from './Reception.tsx'

it('shows a visitor the timetable, whether reception is open, a message, three services, and how to reach it', () => {
  vi.useFakeTimers({ now: new Date('2026-07-02T01:00:00+03:00'), toFake: ['Date'] })
  renderScreen({ routes: [{ path: '/', Component: Reception }], at: '/', guest: null })
  expect(screen.getByText('07:00-02:00')).toBeVisible()
  expect(screen.getByText('Open now · until 02:00')).toBeVisible()
  expect(screen.getByText(/^We are here to make your stay calm and pleasant/)).toBeVisible()
  const help = within(screen.getByRole('region', { name: 'How we can help you' }))
  const services = help
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading', { level: 3 }).textContent)
  expect(services).toEqual(['Your room', 'Taxis, directions and tickets', 'Check-out and luggage'])
  expect(screen.getByText('Dial *1 for reception')).toBeVisible()
  // `*1` is plain text, because it works only from the telephone in the hotel room.
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('says while reception is closed how to get help', () => {
  vi.useFakeTimers({ now: new Date('2026-07-02T03:00:00+03:00'), toFake: ['Date'] })
  renderScreen({ routes: [{ path: '/', Component: Reception }], at: '/', guest: null })
  expect(screen.getByText('Closed · opens at 07:00')).toBeVisible()
  expect(screen.getByText(/^Reception is closed now\. If you need help before it opens, dial \*1/)).toBeVisible()
})

it.each([
  ['https://wa.me/359888123456', 'Message us on WhatsApp (opens in a new tab)'],
  ['viber://chat?number=%2B359888123456', 'Message us on Viber (opens in a new tab)'],
  ['https://chat.hotel.example/', 'Send us a message (opens in a new tab)'],
])('leads to the hotel\u2019s chat at %s', (messageLink, name) => {
  renderScreen({ routes: [{ path: '/', Component: Reception }], at: '/', config: { messageLink } })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', messageLink)
})

it('leads to no chat at an address that is none, and names that', () => {
  expectConsole('warn', /messageLink: body does not fit/)
  const config = { messageLink: 'javascript:alert(1)' }
  renderScreen({ routes: [{ path: '/', Component: Reception }], at: '/', config })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
