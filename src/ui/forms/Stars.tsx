import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Stars.module.css'

/** Five stars in half steps; the lowest rating is half a star (spec 9.13). */
const STARS = 5
const STEP = 0.5
const LOWEST = 0.5

/** What each key adds to the value, which stays within the stars. */
const changes: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: 1,
  PageDown: -1,
  Home: -STARS,
  End: STARS,
}

function within(value: number): number {
  return Math.min(STARS, Math.max(LOWEST, value))
}

interface Props {
  /** The accessible name: what is rated. */
  readonly label: string
  /** 0.5 to 5 in half steps; `undefined` while nothing is chosen. */
  readonly value: number | undefined
  readonly onChange: (value: number) => void
  /** The text below the stars. */
  readonly textOf: (value: number | undefined) => string
  /** The `aria-valuetext` of a value. */
  readonly spokenOf: (value: number | undefined) => string
  readonly disabled?: boolean
}

/**
 * Five stars in half steps (spec 2.55), as one control: a native range input for the keyboard and assistive technology,
 * below glyphs that can be tapped and dragged. The value is set at the end of a drag, so scrolling the page over the
 * stars sets none.
 */
export function Stars({ label, value, onChange, textOf, spokenOf, disabled = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<number>()
  const shown = dragged ?? value

  function valueUnder(event: PointerEvent<HTMLElement>): number {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return width > 0 ? within(Math.ceil(((event.clientX - left) / width) * (STARS / STEP)) * STEP) : LOWEST
  }

  function press(event: PointerEvent<HTMLElement>) {
    if (disabled || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged(valueUnder(event))
  }

  function release(event: PointerEvent<HTMLElement>) {
    if (dragged === undefined) return
    setDragged(undefined)
    input.current?.focus({ preventScroll: true })
    onChange(valueUnder(event))
  }

  function pressKey(event: KeyboardEvent) {
    const change = event.altKey || event.ctrlKey || event.metaKey ? undefined : changes[event.key]
    if (change === undefined) return
    event.preventDefault()
    onChange(within((value ?? 0) + change))
  }

  return (
    <div className={styles.stars}>
      <div
        role="presentation"
        className={styles.row}
        onMouseDown={(event) => event.preventDefault() /* It would take the focus from the range, also after a tap. */}
        onPointerDown={press}
        onPointerMove={(event) => dragged !== undefined && setDragged(valueUnder(event))}
        onPointerUp={release}
        onPointerCancel={() => setDragged(undefined)}
      >
        <input
          ref={input}
          type="range"
          className={styles.range}
          min={0}
          max={STARS}
          step={STEP}
          value={shown ?? 0}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={spokenOf(shown)}
          onKeyDown={pressKey}
          onChange={(event) => onChange(Math.max(LOWEST, event.target.valueAsNumber))}
        />
        <Glyphs value={shown ?? 0} />
      </div>
      <p className={classes(styles.word, shown !== undefined && styles.chosen)}>{textOf(shown)}</p>
    </div>
  )
}

function Glyphs({ value }: { readonly value: number }) {
  return Array.from({ length: STARS }, (_, index) => (
    <svg key={index} viewBox="-1 -1 26 26" aria-hidden="true" className={styles.star}>
      {value > index && <path d={STAR} className={classes(styles.gold, value < index + 1 && styles.half)} />}
      <path d={STAR} className={styles.outline} />
    </svg>
  ))
}

const STAR = 'm12 1.6 3.2 6.6 7.2 1-5.2 5.1 1.2 7.2-6.4-3.4-6.4 3.4 1.2-7.2L1.6 9.2l7.2-1z'
