import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, type Given } from '#tests/support/renderScreen.tsx'
import { Reception } from './Reception.tsx'

function openReception(given: Partial<Given> = {}) {
  const routes = [{ path: '/reception', Component: Reception }]
  return renderScreen({ routes, at: '/reception', guest: null, ...given })
}

// One o'clock at night in Sofia, in summer.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-07-01T22:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('reception', () => {
  it('shows its timetable, a message and how to reach it, to a visitor too', () => {
    openReception()
    expect(screen.getByRole('heading', { level: 1, name: 'Reception' })).toBeVisible()
    expect(screen.getByText('07:00-02:00')).toBeVisible()
    expect(screen.getByText(/^We are here to make your stay calm and pleasant/)).toBeVisible()
    expect(screen.getByText('Dial *1 for reception')).toBeVisible()
  })

  it('gives *1 as text: it is dialled on the phone in the room', () => {
    openReception()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('lists three things it helps with', () => {
    openReception()
    const help = within(screen.getByRole('region', { name: 'How we can help you' }))
    expect(help.getAllByRole('listitem')).toHaveLength(3)
    expect(help.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Your room',
      'Taxis, directions and tickets',
      'Check-out and luggage',
    ])
  })

  it('is open after midnight, on the clock of the hotel', () => {
    openReception()
    expect(screen.getByText('Open now · until 02:00')).toBeVisible()
  })

  it.each([
    ['01:59', 'Open now · until 02:00'],
    ['02:00', 'Closed · opens at 07:00'],
    ['06:59', 'Closed · opens at 07:00'],
    ['07:00', 'Open now · until 02:00'],
  ])('says at %s whether it is open', (time, hint) => {
    vi.setSystemTime(`2026-07-02T${time}:00+03:00`)
    openReception()
    expect(screen.getByText(hint)).toBeVisible()
  })

  it('goes by the time zone of the configuration', () => {
    openReception({ config: { timeZone: 'Asia/Kathmandu' } })
    expect(screen.getByText('Closed · opens at 07:00')).toBeVisible()
  })

  it.each([
    ['bg', 'Наберете *1 за рецепция', 'Отворено сега · до 02:00'],
    ['es', 'Marque *1 para hablar con recepción', 'Abierto ahora · hasta las 02:00'],
  ] as const)('speaks %s', (language, dial, hint) => {
    openReception({ language })
    expect(screen.getByText(dial)).toBeVisible()
    expect(screen.getByText(hint)).toBeVisible()
  })
})
