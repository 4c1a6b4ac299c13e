import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import type { Currency } from '#src/lib/money.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Entries } from './Entries.tsx'
import { KindFilter, type Shown } from './KindFilter.tsx'
import styles from './Staff.module.css'
import { keyOf, useArrivals } from './useArrivals.ts'
import { useEntryName } from './useEntryName.ts'

/** The number of open entries shown at first, and added by each "Show more". */
const PAGE = 20

interface Props {
  readonly board: readonly BoardEntry[]
  readonly currency: Currency
  readonly sandbox: string | null
}

/** The staff's board: what guests send, with buttons that change its status. */
export function Staff({ board, currency, sandbox }: Props) {
  const { t } = useTexts()
  const [shown, setShown] = useState<Shown>('all')
  const [most, setMost] = useState(PAGE)
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element>(null)
  const nameOf = useEntryName()
  const fresh = useArrivals(board, sandbox)
  const arrived = board.filter((entry) => fresh.last.has(keyOf(entry))).map(nameOf)

  useEffect(() => {
    // The focused button is removed with a card that is finished, or with the last "Show more".
    if (pressed.current === null || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  })

  const ofKind = board.filter(({ kind }) => shown === 'all' || kind === shown)
  const entries = {
    currency,
    isNew: (entry: BoardEntry) => entry.status === 'CREATED' && fresh.all.has(keyOf(entry)),
    onStep: (button: Element) => (pressed.current = button),
  }
  const open = ofKind.filter(({ next }) => next.length > 0)
  const hidden = Math.max(open.length - most, 0)
  const finished = ofKind.filter(({ next }) => next.length === 0)

  function choose(kind: Shown) {
    setShown(kind)
    setMost(PAGE)
  }

  function showMore({ currentTarget }: MouseEvent) {
    pressed.current = currentTarget
    setMost(most + PAGE)
  }

  return (
    <Section name="staff">
      <KindFilter board={board} shown={shown} onChange={choose} />
      <p className="visually-hidden" role="status">
        {arrived.length > 0 && t('staff.arrived', { what: arrived.join(', ') })}
      </p>
      {(shown === 'all' || shown === 'reservations') && <p className={styles.note}>{t('staff.noStatus')}</p>}
      <div ref={list} tabIndex={-1} className={styles.entries}>
        {open.length === 0 && <p>{t('staff.none')}</p>}
        <Entries entries={open.slice(0, most)} {...entries} />
        {hidden > 0 && (
          <Button variant="secondary" onClick={showMore}>
            {t('staff.more', { number: Math.min(hidden, PAGE) })}
          </Button>
        )}
      </div>
      {finished.length > 0 && (
        <details className={styles.finished}>
          <summary>{t('staff.finished', { number: finished.length })}</summary>
          <Entries entries={finished} {...entries} />
        </details>
      )}
    </Section>
  )
}
