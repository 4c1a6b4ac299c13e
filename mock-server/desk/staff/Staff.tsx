import { useRef, useState, type MouseEvent } from 'react'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useFocusInstead } from '#mock-server/desk/frame/useFocusInstead.ts'
import { ClosedKitchen } from '#mock-server/desk/sections/ClosedKitchen.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import type { Currency } from '#src/lib/money.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Entries } from './Entries.tsx'
import { Sound } from './Sound.tsx'
import styles from './Staff.module.css'
import { keyOf, type Arrivals } from './useArrivals.ts'
import words from '#mock-server/desk/frame/words.module.css'

/** The number of open entries shown at first, and added by each "Show more". */
const PAGE = 20

interface Props {
  readonly board: readonly BoardEntry[]
  readonly arrivals: Arrivals
  readonly currency: Currency
}

const isOpen = ({ next }: BoardEntry) => next.length > 0

/** The staff's screen: what guests send, with buttons that change its status. What the hotel began with is folded. */
export function Staff({ board, arrivals, currency }: Props) {
  const { t } = useTexts()
  const [most, setMost] = useState(PAGE)
  const list = useRef<HTMLDivElement>(null)
  // The button goes with a card that is finished, or with the last "Show more".
  const pressed = useFocusInstead(() => list.current)

  const entries = {
    currency,
    isNew: (entry: BoardEntry) => entry.status === 'CREATED' && arrivals.all.has(keyOf(entry)),
    onStep: pressed,
  }
  const open = board.filter((entry) => isOpen(entry) && !entry.isEarlier)
  const hidden = Math.max(open.length - most, 0)
  const folded = {
    finished: board.filter((entry) => !isOpen(entry) && !entry.isEarlier),
    earlier: board.filter(({ isEarlier }) => isEarlier),
  }

  function showMore({ currentTarget }: MouseEvent) {
    pressed(currentTarget)
    setMost(most + PAGE)
  }

  return (
    <Section name="staff" lead={null} tool={<Sound arrivals={arrivals} />}>
      {open.some(({ kind }) => kind === 'reservations') && <p className={words.hint}>{t('staff.noStatus')}</p>}
      <div ref={list} tabIndex={-1} className={styles.entries}>
        {open.length === 0 && <p>{t(folded.finished.length > 0 ? 'staff.allFinished' : 'staff.none')}</p>}
        {open.length + folded.finished.length === 0 && <ClosedKitchen />}
        <Entries entries={open.slice(0, most)} {...entries} />
        {hidden > 0 && (
          <Button variant="secondary" onClick={showMore}>
            {t('staff.more', { number: Math.min(hidden, PAGE) })}
          </Button>
        )}
      </div>
      {(['finished', 'earlier'] as const).map(
        (name) =>
          folded[name].length > 0 && (
            <details key={name} className={styles.folded}>
              <summary>{t(`staff.${name}`, { number: folded[name].length })}</summary>
              <Entries entries={folded[name]} {...entries} />
            </details>
          ),
      )}
    </Section>
  )
}
