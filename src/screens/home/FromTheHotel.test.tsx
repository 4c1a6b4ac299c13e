import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { FromTheHotel } from './FromTheHotel.tsx'

const openAt = (time: string, config: object) => {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  renderScreen({ routes: [{ path: '/', Component: FromTheHotel }], at: '/', config })
}
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it.each([
  ['2026-12-23T21:59:00Z', ['Always']],
  ['2026-12-23T22:00:00Z', ['Always', 'That day']],
  ['2026-12-24T15:59:00Z', ['Always', 'That day']],
  ['2026-12-24T16:00:00Z', ['Always', 'That day', 'From six']],
  ['2026-12-24T22:00:00Z', ['Always', 'From six']],
])('at %s the hotel announces %j, on its own clock', (time, expected) => {
  const announcements = [
    { text: { bg: 'Винаги', en: 'Always' } },
    { text: 'That day', from: '2026-12-24', until: '2026-12-24' },
    { text: 'From six', from: '2026-12-24T18:00' },
  ]
  openAt(time, { announcements })
  expect(items()).toEqual(expected)
})

it('links leave the app in a new tab; a wrong one is left out, and named', () => {
  expectConsole('warn', /links: \[\]\.url does not fit/)
  const links = [
    { label: { bg: 'Сметка', en: 'Bill' }, url: 'https://pay.hotel.example/' },
    { label: 'Check-in', url: 'javascript:alert(1)' },
  ]
  openAt('2026-12-24T12:00:00Z', { links })
  expect(items()).toEqual(['Bill (opens in a new tab)'])
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
})

it('is nothing where the hotel has neither', () => {
  openAt('2026-12-24T12:00:00Z', { announcements: [{ text: 'Over', until: '2026-12-23' }] })
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
