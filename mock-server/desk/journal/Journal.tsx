import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { ScrollingTable } from '#mock-server/desk/frame/ScrollingTable.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { JournalEntry } from '#mock-server/journal.ts'
import { dayAndTime } from '#src/lib/moments.ts'
import { Button } from '#src/ui/Button.tsx'
import { StatusPill } from '#src/ui/StatusPill.tsx'
import styles from './Journal.module.css'

/** The calls that reached the hotel, the newest first, with those marked that fit no handler. */
export function Journal({ journal }: { readonly journal: readonly JournalEntry[] }) {
  const { t } = useTexts()
  const [clear, result] = deskApi.useClearJournalMutation()
  return (
    <Section name="journal">
      {journal.length === 0 ? (
        <p>{t('journal.none')}</p>
      ) : (
        <ScrollingTable label={t('sections.journal')}>
          <thead>
            <tr>
              {(['time', 'call', 'status', 'took', 'sent'] as const).map((name) => (
                <th key={name} scope="col">{t(`journal.${name}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {journal.map((entry) => <Call key={entry.id} entry={entry} />)}
          </tbody>
        </ScrollingTable>
      )}
      <div>
        <Button variant="secondary" onClick={() => void clear()}>{t('journal.clear')}</Button>
        <Outcome of={result} />
      </div>
    </Section>
  )
}

function toneOf(status: number | null) {
  if (status === null || status >= 500) return 'danger'
  return status >= 400 ? 'warning' : 'success'
}

function Call({ entry: { at, method, path, status, took, body, misfit } }: { readonly entry: JournalEntry }) {
  const { t } = useTexts()
  return (
    <tr>
      <td>{dayAndTime(at, HOTEL_TIME_ZONE)?.time.slice(0, 8)}</td>
      <td className={styles.call}>
        <code>{method} {path}</code>
        {misfit !== undefined && <p className={styles.misfit}>{`${t('journal.misfit')}: ${misfit}`}</p>}
      </td>
      <td>
        <StatusPill tone={toneOf(status)}>{status ?? t('journal.noAnswer')}</StatusPill>
      </td>
      <td>{t('journal.ms', { number: took })}</td>
      <td>
        {body !== undefined && (
          <details className={styles.body}>
            <summary>{t('journal.body')}</summary>
            <pre>{JSON.stringify(body, null, 2)}</pre>
          </details>
        )}
      </td>
    </tr>
  )
}
