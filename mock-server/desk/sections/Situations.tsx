import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { TabLink } from '#mock-server/desk/frame/TabLink.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { useNames } from '#mock-server/desk/texts/useNames.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import styles from './Faults.module.css'

/** The scenarios that can be applied. A scenario with a page of its own has a link to it. */
export function Situations({ desk }: { readonly desk: DeskState }) {
  return (
    <Section name="situations">
      <ul className={styles.list}>
        {desk.scenarios.map((scenario) => (
          <Scenario key={scenario.name} {...scenario} />
        ))}
      </ul>
    </Section>
  )
}

function Scenario({ name, opens }: DeskState['scenarios'][number]) {
  const { t } = useTexts()
  const label = useNames().scenario(name)
  const [apply, result] = deskApi.useApplyScenarioMutation()
  return (
    <li className={styles.state}>
      <div className={styles.scenario}>
        <p>{label}</p>
        {opens === undefined ? (
          <Button variant="secondary" aria-label={`${t('faults.apply')}: ${label}`} onClick={() => void apply(name)}>
            {t('faults.apply')}
          </Button>
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
