import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { FlowResult } from '#mock-server/desk/preflight.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { useNames } from '#mock-server/desk/texts/useNames.ts'
import styles from './Preflight.module.css'

/** Whether a flow was skipped because of a fault, and so may well work. */
export function isSkippedForFault({ fault, isSkipped }: FlowResult): boolean {
  return isSkipped === true && fault !== undefined
}

function signOf(flow: FlowResult) {
  if (flow.ok) return { Sign: CircleCheck, tone: styles.good }
  return isSkippedForFault(flow) ? { Sign: TriangleAlert, tone: styles.heldBack } : { Sign: CircleX, tone: styles.bad }
}

interface Props {
  readonly flow: FlowResult
  readonly title: string
}

/** The result of one flow, with the reason and the technical details if it failed. */
export function FlowLine({ flow, title }: Props) {
  const { t } = useTexts()
  const names = useNames()
  const { ok, says, fault, isSkipped } = flow
  const { Sign, tone } = signOf(flow)
  const state = isSkipped ? t('preflight.skipped') : t(ok ? 'preflight.good' : 'preflight.bad')

  function whyNot(): string | undefined {
    if (fault === undefined) return isSkipped && t('preflight.noGuest')
    return t(isSkipped ? 'preflight.heldBack' : 'preflight.whileOn', { fault: names.fault(fault) })
  }

  const why = whyNot()
  return (
    <li className={tone}>
      <Sign aria-hidden="true" />
      <div>
        <p>
          {title} <span className="visually-hidden">{state}</span>
        </p>
        {why !== undefined && <p className={styles.why}>{why}</p>}
        {says !== undefined && (
          <details className={styles.says}>
            <summary>{t('preflight.details')}</summary>
            <p>{says}</p>
          </details>
        )}
      </div>
    </li>
  )
}
