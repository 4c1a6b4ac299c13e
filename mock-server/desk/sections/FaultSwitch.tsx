import { useId, useState, type FormEvent } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { lastingFaults, type FaultName, type FaultOptions } from '#mock-server/faults.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import styles from './Faults.module.css'

const USUAL_MS = 3000

interface Props {
  readonly name: FaultName
  /** Its options; `undefined` if it is off. */
  readonly on: FaultOptions | undefined
}

/** The switch of one fault, with what the guest will see. */
export function FaultSwitch({ name, on }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [setFault, result] = deskApi.useSetFaultMutation()
  const isOn = on !== undefined
  const ms = typed ?? String(on?.ms ?? USUAL_MS)

  function turn(to: boolean) {
    void setFault({ name, on: to, ...(name === 'latency' && { ms: Number(ms) }) })
    setTyped(undefined)
  }

  function setLatency(event: FormEvent) {
    event.preventDefault()
    turn(true)
  }

  return (
    <li className={styles.fault}>
      <Checkbox
        role="switch"
        aria-describedby={id}
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      >
        <strong>{t(`faults.fault.${name}.title`)}</strong>
      </Checkbox>
      <p id={id}>
        {t(`faults.fault.${name}.sees`)} {!lastingFaults.includes(name) && t('faults.once')}
      </p>
      {name === 'latency' && (
        <form className={styles.latency} onSubmit={setLatency}>
          <TextField
            label={t('faults.milliseconds')}
            type="number"
            inputMode="numeric"
            required
            min={0}
            max={60_000}
            step={1}
            value={ms}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary">
            {t('faults.setLatency')}
          </Button>
        </form>
      )}
      <Outcome of={result} />
    </li>
  )
}
