import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { BarMenu } from './BarMenu.tsx'
import { BreakfastMenu } from './BreakfastMenu.tsx'
import { RestaurantMenu } from './RestaurantMenu.tsx'

const menus = { restaurant: RestaurantMenu, bar: BarMenu, breakfast: BreakfastMenu }

function openAt(time: string, place: keyof typeof menus, given: Partial<Given> = {}) {
  vi.useFakeTimers({ now: new Date(`2026-02-03T${time}:00+02:00`), toFake: ['Date'] })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  renderScreen({ routes: [{ path: '/menu', Component: menus[place] }], at: '/menu', guest: null, ...given })
}

const said = () => within(screen.getByRole('banner'))

afterEach(() => vi.useRealTimers())

describe('the opening hint of a menu, in Sofia time', () => {
  it.each([
    ['restaurant', '11:59', 'Closed · opens at 12:00'],
    ['restaurant', '12:00', 'Open now · until 16:00'],
    ['restaurant', '15:59', 'Open now · until 16:00'],
    ['restaurant', '16:00', 'Closed · opens at 19:00'],
    ['restaurant', '19:00', 'Open now · until 00:00'],
    ['restaurant', '23:59', 'Open now · until 00:00'],
    ['restaurant', '00:00', 'Closed · opens at 12:00'],
    ['bar', '11:59', 'Closed · opens at 12:00'],
    ['bar', '14:59', 'Open now · until 15:00'],
    ['bar', '15:00', 'Closed · opens at 17:00'],
    ['bar', '17:00', 'Open now · until 22:00'],
    ['bar', '22:00', 'Closed · opens tomorrow at 12:00'],
    ['breakfast', '07:59', 'Closed · opens at 08:00'],
    ['breakfast', '08:00', 'Open now · until 10:00'],
    ['breakfast', '09:59', 'Open now · until 10:00'],
    ['breakfast', '10:00', 'Closed · opens tomorrow at 08:00'],
  ] as const)('%s at %s: %s', (place, time, hint) => {
    openAt(time, place)
    expect(said().getByText(hint)).toBeVisible()
  })
})
