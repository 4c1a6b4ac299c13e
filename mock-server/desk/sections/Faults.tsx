import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { FaultSwitch } from './FaultSwitch.tsx'
import styles from './Faults.module.css'
import { Scenarios } from './Scenarios.tsx'

/** The switches of the faults, and the scenarios. */
export function Faults({ desk }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const { faults } = desk
  return (
    <Section name="faults">
      <h3>{t('faults.title')}</h3>
      <ul className={styles.list}>
        {faults.known.map((name) => (
          <FaultSwitch key={name} name={name} on={faults.on[name]} />
        ))}
      </ul>
      <Scenarios desk={desk} />
    </Section>
  )
}
