import { Section } from '#mock-server/desk/frame/Section.tsx'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { FaultSwitch } from './FaultSwitch.tsx'
import styles from './Faults.module.css'

/** The switches of the faults. */
export function Faults({ faults }: Pick<DeskState, 'faults'>) {
  return (
    <Section name="faults">
      <ul className={styles.list}>
        {faults.known.map((name) => (
          <FaultSwitch key={name} name={name} on={faults.on[name]} />
        ))}
      </ul>
    </Section>
  )
}
