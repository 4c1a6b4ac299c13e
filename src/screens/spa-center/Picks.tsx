import { useId } from 'react'
import { RequiredMark } from '#src/ui/forms/Field.tsx'
import styles from './SpaCenter.module.css'

interface PickOption {
  readonly id: string
  readonly above?: string
  readonly text: string
}

interface PicksProps {
  readonly legend: string
  readonly picks: readonly PickOption[]
  readonly picked: string | undefined
  readonly onPick: (id: string) => void
}

/** A group of toggle buttons with at most one pressed; used for the dates and the times. */
export function Picks({ legend, picks, picked, onPick }: PicksProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.picks}>
      <p id={id} className={styles.legend}>
        <span>{legend}</span>
        <RequiredMark />
      </p>
      {picks.map((pick) => (
        <button
          key={pick.id}
          type="button"
          aria-pressed={pick.id === picked}
          className={styles.pick}
          onClick={() => onPick(pick.id)}
        >
          {pick.above !== undefined && (
            <>
              <small className={styles.above}>{pick.above}</small>{' '}
            </>
          )}
          <span>{pick.text}</span>
        </button>
      ))}
    </div>
  )
}
