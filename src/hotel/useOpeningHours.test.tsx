import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpeningPlace } from './openingHours.ts'
import type { Language } from '#src/lib/languages.ts'
import { OpeningHint } from '#src/ui/feedback/OpeningHint.tsx'
import { makeTranslator } from '#tests/support/page/makeTranslator.ts'
import { useOpeningHours } from './useOpeningHours.ts'

function Hint({ place, timeZone }: { place: OpeningPlace; timeZone: string }) {
  return <OpeningHint {...useOpeningHours(place, timeZone)} />
}

function showHint(place: OpeningPlace, language: Language = 'en', timeZone = 'Europe/Sofia') {
  render(
    <I18nextProvider i18n={makeTranslator(language)}>
      <Hint place={place} timeZone={timeZone} />
    </I18nextProvider>,
  )
}

const inSofia = (time: string) => vi.setSystemTime(`2026-02-03T${time}+02:00`)
function comeBackAt(time: string) {
  inSofia(time)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const said = () => screen.getByRole('paragraph').textContent

beforeEach(() => vi.useFakeTimers())

describe('the opening hint', () => {
  it.each<[Language, string, string, string]>([
    ['bg', 'Отворено сега · до 23:00', 'Затворено · отваря в 11:00', 'Затворено · отваря утре в 11:00'],
    ['en', 'Open now · until 23:00', 'Closed · opens at 11:00', 'Closed · opens tomorrow at 11:00'],
    ['es', 'Abierto ahora · hasta las 23:00', 'Cerrado · abre a las 11:00', 'Cerrado · abre mañana a las 11:00'],
  ])('is in the guest’s language: %s', (language, open, closed, closedTillTomorrow) => {
    inSofia('10:00:00')
    showHint('room-service', language)
    expect(said()).toBe(closed)
    comeBackAt('11:00:00')
    expect(said()).toBe(open)
    comeBackAt('23:00:00')
    expect(said()).toBe(closedTillTomorrow)
  })

  it('changes at the start of a minute', async () => {
    inSofia('10:59:20')
    showHint('room-service')
    await act(() => vi.advanceTimersByTimeAsync(39_000))
    expect(said()).toBe('Closed · opens at 11:00')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(said()).toBe('Open now · until 23:00')
  })

  it('is updated at once when the guest returns to the page', () => {
    inSofia('10:30:00')
    showHint('room-service')
    comeBackAt('23:30:00')
    expect(said()).toBe('Closed · opens tomorrow at 11:00')
  })
})
