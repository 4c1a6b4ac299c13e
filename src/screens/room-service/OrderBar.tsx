import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { openingStateAt } from '#src/hotel/openingHours.ts'
import { useFormatPrice } from '#src/hotel/useFormatPrice.ts'
import { useHours, useMinute } from '#src/hotel/useHotelClock.ts'
import type { Cents } from '#src/lib/money.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import styles from './OrderBar.module.css'

/** When the kitchen opens, as the text of this key, updated every minute; `undefined` while it is open (spec 9.3). */
export function useKitchenClosedText(key: 'kitchen.opens' | 'kitchen.waits'): string | undefined {
  const { t } = useTranslation('roomService')
  const { timeZone } = useConfig()
  const opening = openingStateAt(useHours()['room-service'], useMinute(), timeZone)
  if (opening.open) return undefined
  const when = t(opening.tomorrow ? 'kitchen.tomorrow' : 'kitchen.at', { time: opening.opensAt })
  return t(key, { when })
}

function subscribeToNetwork(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

interface OrderBarProps {
  readonly label: string
  readonly count: number
  readonly total: Cents
  readonly onPress: () => void
  /** An order is being sent: the button stays in place and does nothing. */
  readonly isBusy?: boolean
}

/**
 * The bottom button of both steps, with the item count and the total; disabled when the cart is empty (spec 5.8). While the
 * kitchen is closed it says when the kitchen opens; without a network a note says that the order waits. Neither blocks anything. Each new
 * total is announced.
 */
export function OrderBar({ label, count, total, onPress, isBusy = false }: OrderBarProps) {
  const { t } = useTranslation('roomService')
  const formatPrice = useFormatPrice()
  const closed = useKitchenClosedText('kitchen.opens')
  const isOffline = useSyncExternalStore(subscribeToNetwork, () => !navigator.onLine)
  const noteId = useId()
  return (
    <div className={styles.bar}>
      <div role="status">
        {isOffline && (
          <p id={noteId} className={styles.note}>
            {t(count > 0 ? 'offline.waits' : 'offline.empty')}
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {`${t('items', { count })}, ${formatPrice(total)}`}
      </p>
      <Button
        wide
        className={styles.button}
        disabled={count === 0}
        aria-disabled={isBusy}
        aria-describedby={isOffline ? noteId : undefined}
        onClick={onPress}
      >
        <span>{label}</span> {closed && <span className={styles.closed}>{closed}</span>}{' '}
        {/* The key restarts the animation with each new count. */}
        <span key={count} className={styles.sum}>
          <span className={styles.count}>{t('items', { count })}</span>{' '}
          <strong translate="no">{formatPrice(total)}</strong>
        </span>
      </Button>
    </div>
  )
}
