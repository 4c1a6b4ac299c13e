import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import styles from './Staff.module.css'
import { keyOf, type Arrivals } from './useArrivals.ts'
import { useEntryName } from './useEntryName.ts'

const SHOWN_MS = 8_000

interface Props {
  readonly board: readonly BoardEntry[]
  readonly arrivals: Arrivals
}

/** Says for a while what has just arrived. */
export function Toast({ board, arrivals: { last } }: Props) {
  const { t } = useTexts()
  const nameOf = useEntryName()
  const [old, setOld] = useState(last)
  useEffect(() => {
    const timer = setTimeout(() => setOld(last), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])
  const arrived = last === old ? [] : board.filter((entry) => last.has(keyOf(entry))).map(nameOf)
  // The page is a container, in which some browsers would place what is fixed.
  return createPortal(
    <p role="status" className={styles.toast}>
      {arrived.length > 0 && t('staff.arrived', { what: arrived.join('; ') })}
    </p>,
    document.body,
  )
}
