import { Section, TabLink } from '#mock-server/desk/frame/elements.tsx'
import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import type { RequestLogEntry } from '#mock-server/hotel/requestLog.ts'
import { dayAndTime } from '#src/hotel/hotelClock.ts'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import styles from './Records.module.css'

/** The calls that the hotel received, newest first, with validation errors. */
export function RequestLog({ desk: { requestLog } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  return (
    <Section name="requestLog">
      {requestLog.length === 0 ? (
        <p>{t('requestLog.none')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no keyboard could scroll
        <div role="region" aria-label={t('sections.requestLog')} tabIndex={0} className={styles.frame}>
          <table>
            <thead>
              <tr>
                {(['time', 'call', 'status', 'sent'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`requestLog.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {requestLog.map((entry) => (
                <Call key={entry.id} {...entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}

function toneOf(status: number | null) {
  if (status === null || status >= 500) return 'danger'
  return status >= 400 ? 'warning' : 'success'
}

function Call({ at, method, path, status, body, validationError }: RequestLogEntry) {
  const { t } = useTexts()
  return (
    <tr>
      <td>{dayAndTime(at, HOTEL_TIME_ZONE)?.time.slice(0, 8)}</td>
      <td className={styles.call}>
        <code>
          {method} {path}
        </code>
        {validationError !== undefined && (
          <p className={styles.validationError}>{`${t('requestLog.validationError')}: ${validationError}`}</p>
        )}
      </td>
      <td>
        <StatusPill tone={toneOf(status)}>{status ?? t('requestLog.noAnswer')}</StatusPill>
      </td>
      <td>
        {body !== undefined && (
          <details className={styles.body}>
            <summary>{t('requestLog.body')}</summary>
            <pre>{JSON.stringify(body, null, 2)}</pre>
          </details>
        )}
      </td>
    </tr>
  )
}

/** A link to the rows of each table, which json-server's router reads. */
export function Tables({ desk: { tables } }: { readonly desk: DeskState }) {
  return (
    <Section name="tables">
      <ul className={styles.tables}>
        {tables.map((name) => (
          <li key={name}>
            <TabLink href={`/__demo/db/${name}?_page=1`} className={styles.table}>
              {name}
            </TabLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
