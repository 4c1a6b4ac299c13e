import { useState } from 'react'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { runPreflight, type FlowResult } from '#mock-server/desk/preflight.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { formatTime } from '#src/hotel/moments.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ClosedKitchen } from './ClosedKitchen.tsx'
import { FlowLine, isSkippedForFault } from './FlowLine.tsx'
import styles from './Preflight.module.css'

interface PreflightRun {
  readonly flows: readonly FlowResult[]
  readonly seconds: number
  readonly at: Date
}

async function timedPreflight(): Promise<PreflightRun> {
  const start = performance.now()
  const flows = await runPreflight()
  return { flows, seconds: (performance.now() - start) / 1000, at: new Date() }
}

/** A button that runs every flow of the guest app, and the results. */
export function Preflight() {
  const { t } = useTexts()
  const [isRunning, setRunning] = useState(false)
  const [last, setLast] = useState<PreflightRun>()

  async function start() {
    if (isRunning) return
    setRunning(true)
    setLast(await timedPreflight())
    setRunning(false)
  }

  return (
    <Section name="preflight">
      <div>
        <Button wide aria-disabled={isRunning} onClick={() => void start()}>
          {isRunning ? t('preflight.running') : t('preflight.start')}
        </Button>
      </div>
      <div role="status">{!isRunning && last !== undefined && <Summary run={last} />}</div>
      {!isRunning && last !== undefined && <ClosedKitchen />}
      {!isRunning && last !== undefined && (
        <ul className={styles.flows}>
          {last.flows.map((flow) => (
            <FlowLine key={flow.name} flow={flow} title={t(`preflight.flows.${flow.name}`)} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Summary({ run: { flows, seconds, at } }: { readonly run: PreflightRun }) {
  const { t, language } = useTexts()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const time = formatTime(at, timeZone)
  const took = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(seconds)
  const total = flows.length
  const heldBack = flows.filter(isSkippedForFault).length
  const failed = flows.filter(({ ok }) => !ok).length - heldBack
  const titles = [
    ...(failed > 0 ? [t('preflight.some', { number: failed, total })] : []),
    ...(heldBack > 0 ? [t('preflight.someHeldBack', { number: heldBack, total })] : []),
  ]
  const tone = failed > 0 ? 'danger' : 'warning'
  return (
    <Notice
      tone={titles.length === 0 ? 'success' : tone}
      title={titles.length === 0 ? t('preflight.allGood', { number: total, total }) : titles.join('. ')}
    >
      {t('preflight.took', { time, seconds: took })}
    </Notice>
  )
}
