import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import styles from './Desk.module.css'
import { JumpLinks } from './frame/JumpLinks.tsx'
import { RequestLog } from './request-log/RequestLog.tsx'
import { Brand } from './sections/Brand.tsx'
import { Guests } from './sections/Guests.tsx'
import { Faults } from './sections/Faults.tsx'
import { HotelClock } from './sections/HotelClock.tsx'
import { LinkMaker } from './sections/LinkMaker.tsx'
import { Preflight } from './sections/Preflight.tsx'
import { Tables } from './sections/Tables.tsx'
import { Sandbox } from './sections/Sandbox.tsx'
import { Staff } from './staff/Staff.tsx'

/** All sections of the desk: those used while presenting first, then preparation, then diagnostics. */
export function Desk({ desk }: { readonly desk: DeskState }) {
  const { sandbox, board, brand, clock, personas, requestLog, modules } = desk
  return (
    <>
      <JumpLinks />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Sandbox desk={desk} />
          <Preflight key={sandbox} />
          <Guests personas={personas} />
        </div>
        <Staff board={board} currency={brand.currency} sandbox={sandbox} />
        <div className={styles.column}>
          <Faults desk={desk} />
          <HotelClock clock={clock} />
        </div>
      </div>
      <div className={styles.pair}>
        <Brand key={sandbox} brand={brand} modules={modules} />
        <LinkMaker desk={desk} />
      </div>
      <RequestLog requestLog={requestLog} />
      <Tables />
    </>
  )
}
