import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { useEffect, useState } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import styles from './Staff.module.css'

export function keyOf({ kind, id }: Pick<BoardEntry, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/** What arrived while the desk was open. */
export interface Arrivals {
  readonly all: ReadonlySet<string>
  readonly last: ReadonlySet<string>
}

const nothing: Arrivals = { all: new Set(), last: new Set() }

/** Tracks entries that arrive while the desk is open. */
export function useArrivals(board: readonly BoardEntry[]): Arrivals {
  const keys = board.map(keyOf)
  const [seen, setSeen] = useState({ keys: new Set(keys), arrivals: nothing })
  const last = new Set(keys.filter((key) => !seen.keys.has(key)))
  if (last.size === 0) return seen.arrivals
  const arrivals = { all: new Set([...seen.arrivals.all, ...last]), last }
  setSeen({ keys: new Set([...seen.keys, ...last]), arrivals })
  return arrivals
}

export interface BoardProps {
  readonly desk: Pick<DeskState, 'board' | 'brand'>
  readonly arrivals: Arrivals
}

const NOTES_HZ = [880, 1318.5]
const BETWEEN_S = 0.12
const LASTS_S = 0.4

function chime(context: AudioContext): void {
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const start = context.currentTime + index * BETWEEN_S
    const note = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0.2, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + LASTS_S)
    note.connect(volume).connect(context.destination)
    note.start(start)
    note.stop(start + LASTS_S)
  }
}

/** A switch for a sound at each arrival; off at first, because a browser plays none before somebody has pressed something. */
export function Sound({ arrivals: { last } }: { readonly arrivals: Arrivals }) {
  const { t } = useTexts()
  const [context, setContext] = useState<AudioContext>()
  useEffect(() => {
    if (context !== undefined && last.size > 0) chime(context)
  }, [context, last])

  function turn() {
    void context?.close()
    const next = context === undefined ? new AudioContext() : undefined
    // Lets the presenter hear it once, where nothing has arrived yet.
    if (next !== undefined && last.size === 0) chime(next)
    setContext(next)
  }

  return (
    <button type="button" aria-pressed={context !== undefined} className={styles.sound} onClick={turn}>
      {context === undefined ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
      <span>{t('show.sound')}</span>
    </button>
  )
}
