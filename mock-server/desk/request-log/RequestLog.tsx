import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { ScrollingTable } from '#mock-server/desk/frame/ScrollingTable.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { RequestLogEntry } from '#mock-server/requestLog.ts'
import { dayAndTime } from '#src/hotel/moments.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import styles from './RequestLog.module.css'

/** The calls that the hotel received, newest first, with validation errors. */
export function RequestLog({ requestLog }: { readonly requestLog: readonly RequestLogEntry[] }) {
  const { t } = useTexts()
  const [clear, result] = deskApi.useClearRequestLogMutation()
  return (
    <Section name="requestLog">
      {requestLog.length === 0 ? (
        <p>{t('requestLog.none')}</p>
      ) : (
        <ScrollingTable label={t('sections.requestLog')}>
          <thead>
            <tr>
              {(['time', 'call', 'status', 'took', 'sent'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`requestLog.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requestLog.map((entry) => (
              <Call key={entry.id} entry={entry} />
            ))}
          </tbody>
        </ScrollingTable>
      )}
      <div>
        <Button variant="secondary" onClick={() => void clear()}>
          {t('requestLog.clear')}
        </Button>
        <Outcome of={result} />
      </div>
    </Section>
  )
}

function toneOf(status: number | null) {
  if (status === null || status >= 500) return 'danger'
  return status >= 400 ? 'warning' : 'success'
}

function Call({
  entry: { at, method, path, status, took, body, validationError },
}: {
  readonly entry: RequestLogEntry
}) {
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
      <td>{t('requestLog.ms', { number: took })}</td>
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
