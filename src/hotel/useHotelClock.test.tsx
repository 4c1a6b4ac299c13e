import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { useOpeningHours } from './useHotelClock.ts'

function Hint() {
  return <OpeningHint {...useOpeningHours('room-service')} />
}

const showHint = () => renderScreen({ routes: [{ path: '/', Component: Hint }], at: '/' })

const inSofia = (time: string) => vi.setSystemTime(`2026-02-03T${time}+02:00`)
function comeBackAt(time: string) {
  inSofia(time)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const hint = () => screen.getByRole('paragraph').textContent

beforeEach(() => vi.useFakeTimers())

describe('the opening hint', () => {
  it('is updated at once when the guest returns to the page', () => {
    inSofia('10:00:00')
    showHint()
    expect(hint()).toBe('Closed · opens at 11:00')
    comeBackAt('11:00:00')
    expect(hint()).toBe('Open now · until 23:00')
    comeBackAt('23:00:00')
    expect(hint()).toBe('Closed · opens tomorrow at 11:00')
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
