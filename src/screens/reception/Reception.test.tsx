import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { Reception } from './Reception.tsx'

function openReception(given: Partial<Given> = {}) {
  const routes = [{ path: '/reception', Component: Reception }]
  return renderScreen({ routes, at: '/reception', guest: null, ...given })
}

// 01:00 in Sofia, in summer time.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-07-01T22:00:00Z'), toFake: ['Date'] }))

describe('the reception screen', () => {
  it('shows the timetable, a message and how to reach reception, also to a visitor', () => {
    openReception()
    expect(screen.getByRole('heading', { level: 1, name: 'Reception' })).toBeVisible()
    expect(screen.getByText('07:00-02:00')).toBeVisible()
    expect(screen.getByText(/^We are here to make your stay calm and pleasant/)).toBeVisible()
    expect(screen.getByText('Dial *1 for reception')).toBeVisible()
  })

  it('shows *1 as plain text, because it works only from the telephone in the hotel room', () => {
    openReception()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('lists three services', () => {
    openReception()
    const help = within(screen.getByRole('region', { name: 'How we can help you' }))
    expect(help.getAllByRole('listitem')).toHaveLength(3)
    expect(help.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Your room',
      'Taxis, directions and tickets',
      'Check-out and luggage',
    ])
  })

  it('shows reception as open after midnight in the hotel’s time zone', () => {
    openReception()
    expect(screen.getByText('Open now · until 02:00')).toBeVisible()
  })

  it.each([
    ['01:59', 'Open now · until 02:00'],
    ['02:00', 'Closed · opens at 07:00'],
    ['06:59', 'Closed · opens at 07:00'],
    ['07:00', 'Open now · until 02:00'],
  ])('shows at %s whether reception is open', (time, hint) => {
    vi.setSystemTime(`2026-07-02T${time}:00+03:00`)
    openReception()
    expect(screen.getByText(hint)).toBeVisible()
  })
})
