import { useState, type ReactNode } from 'react'
import { languages } from '#src/lib/languages.ts'
import { classes } from '#src/ui/classes.ts'
import { readEntry, themes, writeEntry, type Entry } from './entries.ts'
import { screens } from './screens.ts'
import styles from './Gallery.module.css'

const widths = ['320', '390', '768', '1280'] as const
const shown = readEntry(window.location.search)

function showInList(way: HTMLAnchorElement | null): void {
  way?.scrollIntoView({ block: 'center' })
}

function EntryLink({ to, children }: { readonly to: Partial<Entry>; readonly children: ReactNode }) {
  const target = writeEntry({ ...shown, ...to })
  const isCurrent = target === writeEntry(shown)
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
      {screens.map(({ name, readStates }) => (
        <li key={name}>
          {readStates.map((readState) => (
            <EntryLink key={readState} to={{ screen: name, readState }}>
              {readState === 'data' ? name : readState}
            </EntryLink>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The list of entries, and the selected one in a frame of the selected width. */
export function Gallery() {
  const [width, setWidth] = useState<(typeof widths)[number]>('390')
  const entry = `entry.html#${writeEntry(shown)}`
  return (
    <div className={styles.gallery}>
      <nav className={styles.list} aria-label="Entries">
        <Screens />
      </nav>
      <main className={styles.main}>
        <h1 className={styles.title}>
          {shown.screen} <small>{shown.readState}</small>
        </h1>
        <div className={styles.controls}>
          {languages.map((language) => (
            <EntryLink key={language} to={{ language }}>
              {language}
            </EntryLink>
          ))}
          {themes.map((theme) => (
            <EntryLink key={theme} to={{ theme }}>
              {theme}
            </EntryLink>
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
        <iframe title={shown.screen} src={entry} className={styles.frame} width={width} />
      </main>
    </div>
  )
}
