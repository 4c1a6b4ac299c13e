import { useConfig } from '#src/config/useConfig.ts'
import { Group } from './Group.tsx'
import styles from './Home.module.css'
import { homeGroups } from './homeGroups.ts'
import { StayQuestion } from './StayQuestion.tsx'
import { useLater } from './useLater.ts'

/** The home screen below its picture: what is open now, the groups of tiles and the stay question (spec 2.10, 2.15, 2.71). */
export function Home() {
  const { deviceProfile } = useConfig()
  const groups = homeGroups(deviceProfile.contentModules)
  const later = useLater()
  return (
    <>
      <div className={styles.slot}>
        <div className={styles.now}>{later && <later.Now groups={groups} />}</div>
      </div>
      <div className={styles.home}>
        {groups.map((group) => (
          <div key={group.name} className={styles.column}>
            <Group group={group} later={later} />
            {group === groups.at(-1) && <StayQuestion />}
          </div>
        ))}
      </div>
    </>
  )
}
