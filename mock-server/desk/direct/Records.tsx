import { Section, TabLink } from '#mock-server/desk/frame/elements.tsx'
import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { dayAndTime } from '#src/hotel/hotelClock.ts'
import styles from './Records.module.css'

/** The calls that the hotel received, newest first, with validation errors. */
export function RequestLog({ desk: { requestLog } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  return (
    <Section name="requestLog">
      {requestLog.length === 0 && <p>{t('requestLog.none')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no keyboard could scroll */}
      <ul aria-label={t('sections.requestLog')} tabIndex={0} className={styles.calls}>
        {requestLog.map(({ id, at, method, path, status, body, validationError }) => (
          <li key={id}>
            <strong>{status ?? t('requestLog.noAnswer')}</strong>{' '}
            <code>{`${dayAndTime(at, HOTEL_TIME_ZONE)?.time.slice(0, 8)} ${method} ${path}`}</code>
            {validationError !== undefined && (
              <p className={styles.validationError}>{`${t('requestLog.validationError')}: ${validationError}`}</p>
            )}
            {body !== undefined && (
              <details>
                <summary className="fold">{t('requestLog.body')}</summary>
                <pre>{JSON.stringify(body, null, 2)}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
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
