import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { useState } from 'react'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { rehearse, type Rehearsed } from '#mock-server/desk/rehearsal.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './PreFlight.module.css'

interface Walk {
  readonly flows: readonly Rehearsed[]
  readonly seconds: number
}

async function walk(): Promise<Walk> {
  const start = performance.now()
  const flows = await rehearse()
  return { flows, seconds: Math.round((performance.now() - start) / 100) / 10 }
}

/** One button that walks every flow of the guest app and says of each whether it works. */
export function PreFlight() {
  const { t } = useTexts()
  const [isRunning, setRunning] = useState(false)
  const [last, setLast] = useState<Walk>()

  async function start() {
    if (isRunning) return
    setRunning(true)
    setLast(await walk())
    setRunning(false)
  }

  return (
    <Section name="preflight">
      <div>
        <Button wide aria-disabled={isRunning} onClick={() => void start()}>
          {isRunning ? t('preflight.running') : t('preflight.start')}
        </Button>
      </div>
      <div role="status">{!isRunning && last !== undefined && <Summary walk={last} />}</div>
      {!isRunning && last !== undefined && (
        <ul className={styles.flows}>
          {last.flows.map((flow) => <Flow key={flow.name} flow={flow} />)}
        </ul>
      )}
    </Section>
  )
}

function Summary({ walk: { flows, seconds } }: { readonly walk: Walk }) {
  const { t } = useTexts()
  const red = flows.filter(({ ok }) => !ok).length
  const [number, total] = [red === 0 ? flows.length : red, flows.length]
  const title = t(red === 0 ? 'preflight.allGood' : 'preflight.some', { number, total })
  return <Notice tone={red === 0 ? 'success' : 'danger'} title={title}>{t('preflight.took', { seconds })}</Notice>
}

function Flow({ flow: { name, ok, says } }: { readonly flow: Rehearsed }) {
  const { t } = useTexts()
  const Sign = ok ? CircleCheck : CircleX
  return (
    <li className={ok ? styles.good : styles.bad}>
      <Sign aria-hidden="true" />
      <div>
        <p>
          {t(`preflight.flows.${name}`)} <span className="visually-hidden">{t(ok ? 'preflight.good' : 'preflight.bad')}</span>
        </p>
        {says !== undefined && <p className={styles.says}>{says}</p>}
      </div>
    </li>
  )
}
