import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import type { Currency } from '#src/lib/money.ts'
import { OrderCard, ReportCard, RequestCard, ReservationCard } from './cards.tsx'
import styles from './Staff.module.css'
import { keyOf } from './useArrivals.ts'

interface Props {
  readonly entries: readonly BoardEntry[]
  readonly currency: Currency
  readonly isNew: (entry: BoardEntry) => boolean
  readonly onStep: (button: Element) => void
}

/** Entries of the board, each as a card of its kind. */
export function Entries({ entries, currency, isNew, onStep }: Props) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const [key, common] = [keyOf(entry), { isNew: isNew(entry), onStep }]
        switch (entry.kind) {
          case 'orders':
            return <OrderCard key={key} entry={entry} currency={currency} {...common} />
          case 'reservations':
            return <ReservationCard key={key} entry={entry} {...common} />
          case 'amenityRequests':
            return <RequestCard key={key} entry={entry} {...common} />
          case 'reports':
            return <ReportCard key={key} entry={entry} {...common} />
        }
      })}
    </ul>
  )
}
