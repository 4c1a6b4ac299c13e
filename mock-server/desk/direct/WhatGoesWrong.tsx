import { useId, useState } from 'react'
import { Outcome, Section, TabLink, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { useNames, useTexts } from '#mock-server/desk/texts/texts.ts'
import { lastingFaults, type FaultOptions } from '#mock-server/hotel/faults.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { TextField } from '#src/ui/forms/Field.tsx'
import styles from './WhatGoesWrong.module.css'

export function Faults({ desk: { faults } }: { readonly desk: DeskState }) {
  return (
    <Section name="faults">
      <ul>
        {faults.known.map((name) => (
          <FaultSwitch key={name} name={name} on={faults.on[name]} />
        ))}
      </ul>
    </Section>
  )
}

const USUAL_MS = 3000

type Known = DeskState['faults']['known'][number]

/** `on` are the options of the fault; `undefined` if it is off. */
function FaultSwitch({ name, on }: { readonly name: Known; readonly on: FaultOptions | undefined }) {
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

  return (
    <li className={styles.fault}>
      <Checkbox
        role="switch"
        aria-checked={isOn}
        aria-describedby={id}
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      >
        <strong>{t(`faults.fault.${name}.title`)}</strong>
      </Checkbox>
      <p id={id}>
        {t(`faults.fault.${name}.sees`)} {!lastingFaults.includes(name) && t('faults.once')}
      </p>
      {name === 'latency' && (
        <form
          className={styles.latency}
          onSubmit={(event) => {
            event.preventDefault()
            turn(true)
          }}
        >
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
          <TextButton says="faults.setLatency" type="submit" />
        </form>
      )}
      <Outcome of={result} />
    </li>
  )
}

/** The scenarios that can be applied. A scenario with a page of its own has a link to it. */
export function Situations({ desk: { scenarios } }: { readonly desk: DeskState }) {
  return (
    <Section name="situations">
      <ul>
        {scenarios.map((scenario) => (
          <Situation key={scenario.name} {...scenario} />
        ))}
      </ul>
    </Section>
  )
}

function Situation({ name, opens }: DeskState['scenarios'][number]) {
  const { t } = useTexts()
  const label = useNames().scenario(name)
  const [apply, result] = deskApi.useApplyScenarioMutation()
  return (
    <li className={styles.state}>
      <div className={styles.scenario}>
        <p>{label}</p>
        {opens === undefined ? (
          <TextButton
            says="faults.apply"
            aria-label={`${t('faults.apply')}: ${label}`}
            onClick={() => void apply(name)}
          />
        ) : (
          <TabLink href={opens} className={buttonClass('secondary')} onClick={() => void apply(name)}>
            {t('faults.look')}
            <span className="visually-hidden"> {label}</span>
          </TabLink>
        )}
      </div>
      <Outcome of={result} done={t('faults.applied', { name: label })} />
    </li>
  )
}
