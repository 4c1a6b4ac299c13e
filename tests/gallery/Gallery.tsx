import { useState, type ReactNode } from 'react'
import { languages } from '#src/lib/languages.ts'
import { classes } from '#src/ui/classes.ts'
import { readShown, shownScreens, themes, writeShown, type Shown } from './entries.ts'
import styles from './Gallery.module.css'
import { stories } from './stories/index.ts'

const widths = ['320', '390', '768', '1280'] as const
const shown = readShown(window.location.search)

function showInList(way: HTMLAnchorElement | null): void {
  way?.scrollIntoView({ block: 'center' })
}

function Way({ to, children }: { readonly to: Partial<Shown>; readonly children: ReactNode }) {
  const target = writeShown({ ...shown, ...to })
  const isCurrent = target === writeShown(shown)
  return (
    <a
      ref={isCurrent ? showInList : undefined}
      className={classes(styles.way, isCurrent && styles.current)}
      href={`?${target}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  )
}

function Screens() {
  return (
    <ul>
      {shownScreens.map(({ name, faces }) => (
        <li key={name}>
          {faces.map((face) => (
            <Way key={face} to={{ show: `screens/${name}`, face }}>
              {face === 'data' ? name : face}
            </Way>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Components() {
  return (
    <ul>
      {['all', ...Object.keys(stories).toSorted()].map((name) => (
        <li key={name}>
          <Way to={{ show: `components/${name}`, face: 'data' }}>{name}</Way>
        </li>
      ))}
    </ul>
  )
}

/** The list of entries, and one of them in a frame as wide as a phone. */
export function Gallery() {
  const [width, setWidth] = useState<(typeof widths)[number]>('390')
  const entry = `entry.html#${writeShown(shown)}`
  return (
    <div className={styles.gallery}>
      <nav className={styles.list} aria-label="Entries">
        <h2>Screens</h2>
        <Screens />
        <h2>Components</h2>
        <Components />
      </nav>
      <main className={styles.main}>
        <h1 className={styles.title}>
          {shown.show} <small>{shown.face}</small>
        </h1>
        <div className={styles.controls}>
          {languages.map((language) => (
            <Way key={language} to={{ language }}>
              {language}
            </Way>
          ))}
          {themes.map((theme) => (
            <Way key={theme} to={{ theme }}>
              {theme}
            </Way>
          ))}
          <label>
            Width{' '}
            <select
              value={width}
              onChange={({ target }) => setWidth(widths.find((each) => each === target.value) ?? '390')}
            >
              {widths.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <a className={styles.way} href={entry} target="_blank" rel="noreferrer">
            alone
          </a>
        </div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which needs scripts and storage */}
        <iframe title={shown.show} src={entry} className={styles.frame} width={width} />
      </main>
    </div>
  )
}
