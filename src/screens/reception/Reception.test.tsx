import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { Reception } from './Reception.tsx'

it('shows a visitor the timetable, whether reception is open, a message, three services, and how to reach it', () => {
  vi.useFakeTimers({ now: new Date('2026-07-02T01:00:00+03:00'), toFake: ['Date'] })
  renderScreen({ routes: [{ path: '/', Component: Reception }], at: '/', guest: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Reception' })).toBeVisible()
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
