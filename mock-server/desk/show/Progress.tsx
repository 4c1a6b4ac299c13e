import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { Progress as DemoProgress } from '#mock-server/handlers/demo/progress.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './Show.module.css'

const steps = ['scan', 'signIn', 'order', 'accept'] as const

const MINUTE_S = 60
/** A longer time says little, and would be wrong after the clock was moved. */
const LONGEST_S = 60 * MINUTE_S

/** How long before `now` a moment was, in words; `undefined` for a moment of long ago or in the future. */
function ago(moment: string, now: string, language: string): string | undefined {
  const seconds = Math.round((Date.parse(now) - Date.parse(moment)) / 1000)
  if (Number.isNaN(seconds) || seconds < 0 || seconds > LONGEST_S) return undefined
  const words = new Intl.RelativeTimeFormat(language, { style: 'short' })
  return seconds < MINUTE_S ? words.format(-seconds, 'second') : words.format(-Math.floor(seconds / MINUTE_S), 'minute')
}

/** The larger one of this count and that of the answer before: an open phone is between two streams of events for a moment. */
function useSteady(count: number, answeredAt: string): number {
  const [last, setLast] = useState({ answeredAt, count, before: count })
  if (last.answeredAt === answeredAt) return Math.max(count, last.before)
  setLast({ answeredAt, count, before: last.count })
  return Math.max(count, last.count)
}

interface Props {
  readonly progress: DemoProgress
  /** The hotel's time. */
  readonly now: string
}

/** The four steps of a demo, ticked as they happen, and who has joined. */
export function Progress({ progress: { phones: open, guest, lastCallAt, done }, now }: Props) {
  const { t, language } = useTexts()
  const phones = useSteady(open, now)
  const next = steps.find((step) => !done[step])
  const last = lastCallAt === null ? undefined : ago(lastCallAt, now, language)
  const who = [
    phones > 0
      ? t('show.progress.phones', { count: phones })
      : t(done.scan ? 'show.progress.closed' : 'show.progress.nobody'),
    ...(guest === null ? [] : [t('show.progress.guest', { guest })]),
  ]
  return (
    <div className={styles.progress}>
      <ol aria-label={t('show.steps.label')} className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === next ? 'step' : undefined}
            className={classes(styles.step, done[step] && styles.done)}
          >
            <span aria-hidden="true" className={styles.sign}>
              {done[step] ? <Check /> : index + 1}
            </span>
            {t(`show.steps.${step}`)}
            {done[step] && <span className="visually-hidden">{t('show.steps.done')}</span>}
          </li>
        ))}
      </ol>
      <div className={styles.words}>
        <p role="status">{who.join(', ')}</p>
        {last !== undefined && <p>{`· ${t('show.progress.lastCall', { ago: last })}`}</p>}
      </div>
    </div>
  )
}
