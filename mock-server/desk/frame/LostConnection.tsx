import type { Problem } from '#mock-server/desk/deskApi.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { formatTime } from '#src/hotel/moments.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import styles from './LostConnection.module.css'
import { messageOf } from './Outcome.tsx'

interface Props {
  readonly problem: NonNullable<Problem>
  /** When the demo last answered, by this computer's clock; `undefined` if it never has. */
  readonly lastKnown: number | undefined
}

/** Shown while the demo does not answer: the desk's state may be out of date. */
export function LostConnection({ problem, lastKnown }: Props) {
  const { t } = useTexts()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const isSilent = 'status' in problem && problem.status === 'none'
  return (
    <div className={styles.lost}>
      <Notice tone="danger" live="assertive" title={t('connection.lost')}>
        {lastKnown === undefined
          ? t('connection.never')
          : t('connection.lostHint', { time: formatTime(new Date(lastKnown), timeZone) })}
        {!isSilent && <p>{messageOf(problem, t)}</p>}
      </Notice>
    </div>
  )
}
