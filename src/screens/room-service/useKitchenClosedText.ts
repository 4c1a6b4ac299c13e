import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useMinute } from '#src/hotel/useHotelClock.ts'
import { openingStateAt, openingHours } from '#src/hotel/openingHours.ts'

/**
 * The text that says until when the kitchen is closed, in the hotel's time zone, updated every minute; `undefined` while it
 * is open (spec 9.3).
 */
export function useKitchenClosedText(): string | undefined {
  const { t } = useTranslation('roomService')
  const { timeZone } = useConfig()
  const opening = openingStateAt(openingHours['room-service'], useMinute(), timeZone)
  if (opening.open) return undefined
  return t(opening.tomorrow ? 'closedTillTomorrow' : 'closedTill', { time: opening.opensAt })
}
