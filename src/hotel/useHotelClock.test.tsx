import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#src/lib/languages.ts'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { useOpeningHours } from './useHotelClock.ts'

function Hint() {
  return <OpeningHint {...useOpeningHours('room-service')} />
}

const showHint = (language: Language = 'en') =>
  renderScreen({ routes: [{ path: '/', Component: Hint }], at: '/', language })

const inSofia = (time: string) => vi.setSystemTime(`2026-02-03T${time}+02:00`)
function comeBackAt(time: string) {
  inSofia(time)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const hint = () => screen.getByRole('paragraph').textContent

beforeEach(() => vi.useFakeTimers())

describe('the opening hint', () => {
  it.each<[Language, string, string, string]>([
    ['bg', 'Отворено сега · до 23:00', 'Затворено · отваря в 11:00', 'Затворено · отваря утре в 11:00'],
    ['en', 'Open now · until 23:00', 'Closed · opens at 11:00', 'Closed · opens tomorrow at 11:00'],
    ['es', 'Abierto ahora · hasta las 23:00', 'Cerrado · abre a las 11:00', 'Cerrado · abre mañana a las 11:00'],
  ])('is in %s, and is updated at once when the guest returns to the page', (language, open, closed, tomorrow) => {
    inSofia('10:00:00')
    showHint(language)
    expect(hint()).toBe(closed)
    comeBackAt('11:00:00')
    expect(hint()).toBe(open)
    comeBackAt('23:00:00')
    expect(hint()).toBe(tomorrow)
  })

  it('changes at the start of a minute', async () => {
    inSofia('10:59:20')
    showHint()
    await act(() => vi.advanceTimersByTimeAsync(39_000))
    expect(hint()).toBe('Closed · opens at 11:00')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(hint()).toBe('Open now · until 23:00')
  })
})
