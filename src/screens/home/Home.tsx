import { useConfig } from '#src/config/useConfig.ts'
import { Group } from './Group.tsx'
import styles from './Home.module.css'
import { homeGroups } from './homeGroups.ts'
import { StayQuestion } from './StayQuestion.tsx'

/** The home screen below its header: the groups of tiles and the stay question (spec 2.10, 2.15). */
export function Home() {
  const { deviceProfile } = useConfig()
  const groups = homeGroups(deviceProfile.contentModules)
  return (
    <div className={styles.home}>
      {groups.map((group) => (
        <div key={group.name} className={styles.column}>
          <Group group={group} />
          {group === groups.at(-1) && <StayQuestion />}
        </div>
      ))}
    </div>
  )
}
