import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import styles from './Desk.module.css'
import { PhoneNotes } from './frame/HostNotices.tsx'
import { JumpLinks } from './frame/JumpLinks.tsx'
import { Parts } from './frame/Parts.tsx'
import { RequestLog } from './request-log/RequestLog.tsx'
import { Brand } from './sections/Brand.tsx'
import { Faults } from './sections/Faults.tsx'
import { HotelClock } from './sections/HotelClock.tsx'
import { LinkMaker } from './sections/LinkMaker.tsx'
import { Preflight } from './sections/Preflight.tsx'
import { Situations } from './sections/Situations.tsx'
import { Tables } from './sections/Tables.tsx'

/** What the presenter alone uses: what goes wrong first, then preparation, then diagnostics. */
export function Direct({ desk }: { readonly desk: DeskState }) {
  const { sandbox, brand, clock, requestLog, modules } = desk
  return (
    <div className={styles.face}>
      <Parts>
        <JumpLinks />
        <PhoneNotes desk={desk} />
      </Parts>
      <div className={styles.columns}>
        <Parts>
          <Faults faults={desk.faults} />
          <Situations desk={desk} />
        </Parts>
        <div className={styles.column}>
          <Parts>
            <Preflight key={sandbox} />
            <HotelClock clock={clock} />
          </Parts>
        </div>
      </div>
      <div className={styles.pair}>
        <Parts>
          <Brand key={sandbox} brand={brand} modules={modules} />
          <LinkMaker desk={desk} />
        </Parts>
      </div>
      <Parts>
        <RequestLog requestLog={requestLog} />
        <Tables isServed={desk.host !== null} />
      </Parts>
    </div>
  )
}
