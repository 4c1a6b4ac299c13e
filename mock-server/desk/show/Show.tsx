import { Parts } from '#mock-server/desk/frame/Parts.tsx'
import { MirrorSection } from '#mock-server/desk/mirror/MirrorSection.tsx'
import { Staff } from '#mock-server/desk/staff/Staff.tsx'
import type { Arrivals } from '#mock-server/desk/staff/useArrivals.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { Guests } from './Guests.tsx'
import { Join } from './Join.tsx'
import { Progress } from './Progress.tsx'
import styles from './Show.module.css'
import page from '#mock-server/desk/Desk.module.css'

interface Props {
  readonly desk: DeskState
  readonly arrivals: Arrivals
  /** Whether this face of the desk is the current one. */
  readonly isCurrent: boolean
}

/** What a hotel's owner may see: how a phone joins, whom to sign in as, how far the demo is, the staff's screen, and the phone. */
export function Show({ desk, arrivals, isCurrent }: Props) {
  const { sandbox, board, brand, personas, progress, clock } = desk
  return (
    <div className={page.face}>
      <Parts>
        <Progress progress={progress} now={clock.now} />
      </Parts>
      <div className={sandbox === null ? styles.two : styles.three}>
        <div className={page.column}>
          <Parts>
            <Join desk={desk} />
            <Guests personas={personas} />
          </Parts>
        </div>
        <Parts>
          <Staff board={board} arrivals={arrivals} currency={brand.currency} />
          {sandbox !== null && <MirrorSection brand={brand} isOpen={isCurrent} phones={progress.phones} />}
        </Parts>
      </div>
    </div>
  )
}
