import { useId } from 'react'
import { Outcome, Section, TabLink, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { folder } from '#mock-server/desk/link.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { scenarioKey, useTexts } from '#mock-server/desk/texts/texts.ts'
import { lastingFaults } from '#mock-server/hotel/faults.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import styles from './WhatGoesWrong.module.css'

type Known = DeskState['faults']['known'][number]

/** The failures that a presenter shows: an order whose answer is lost, and a hotel that cannot be reached. */
const shown: readonly Known[] = ['drop-after-commit', 'offline']

/** Those failures, or all others. */
export function Faults({ name, desk: { faults } }: { readonly name: 'failure' | 'faults'; readonly desk: DeskState }) {
  return (
    <Section name={name}>
      <ul>
        {faults.known
          .filter((each) => shown.includes(each) === (name === 'failure'))
          .map((each) => (
            <FaultSwitch key={each} name={each} isOn={faults.on[each] !== undefined} />
          ))}
      </ul>
    </Section>
  )
}

function FaultSwitch({ name, isOn }: { readonly name: Known; readonly isOn: boolean }) {
  const { t } = useTexts()
  const id = useId()
  const [setFault, result] = deskApi.useSetFaultMutation()
  return (
    <li className={styles.fault}>
      <Checkbox
        role="switch"
        aria-checked={isOn}
        aria-describedby={id}
        checked={isOn}
        onChange={({ target }) => void setFault({ name, on: target.checked })}
      >
        <strong>{t(`faults.fault.${name}.title`)}</strong>
      </Checkbox>
      <p id={id}>
        {t(`faults.fault.${name}.sees`)} {!lastingFaults.includes(name) && t('faults.once')}
      </p>
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
  const label = t(scenarioKey(name))
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
          <TabLink href={folder + opens} className={buttonClass('secondary')} onClick={() => void apply(name)}>
            {t('faults.look')}
            <span className="visually-hidden"> {label}</span>
          </TabLink>
        )}
      </div>
      <Outcome of={result} done={t('faults.applied', { name: label })} />
    </li>
  )
}
