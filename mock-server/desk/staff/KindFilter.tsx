import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import styles from './Staff.module.css'

const kinds = ['all', 'orders', 'reservations', 'amenityRequests', 'reports'] as const
export type Shown = (typeof kinds)[number]

interface Props {
  readonly board: readonly BoardEntry[]
  readonly shown: Shown
  readonly onChange: (shown: Shown) => void
}

/** Filters the board by kind, and shows the number of open entries of each. */
export function KindFilter({ board, shown, onChange }: Props) {
  const { t } = useTexts()
  const waiting = board.filter(({ next }) => next.length > 0)
  const count = (each: Shown) => waiting.filter(({ kind }) => each === 'all' || kind === each).length
  return (
    <div role="group" aria-label={t('staff.show')} className={styles.filter}>
      {kinds.map((each) => (
        <button key={each} type="button" aria-pressed={each === shown} onClick={() => onChange(each)}>
          {t(`staff.kinds.${each}`)} <span>{count(each)}</span>
        </button>
      ))}
    </div>
  )
}
