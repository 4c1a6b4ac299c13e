import type { Desk as DeskState } from '#mock-server/handlers/demo/desk.ts'
import styles from './Desk.module.css'
import { JumpLinks } from './frame/JumpLinks.tsx'
import { Journal } from './journal/Journal.tsx'
import { Brand } from './sections/Brand.tsx'
import { Guests } from './sections/Guests.tsx'
import { HardMoments } from './sections/HardMoments.tsx'
import { HotelClock } from './sections/HotelClock.tsx'
import { LinkMaker } from './sections/LinkMaker.tsx'
import { PreFlight } from './sections/PreFlight.tsx'
import { Tables } from './sections/Tables.tsx'
import { World } from './sections/World.tsx'
import { Staff } from './staff/Staff.tsx'

/** Everything of the desk: what is needed while presenting first, then what prepares it, then what lies behind it. */
export function Desk({ desk }: { readonly desk: DeskState }) {
  const { world, board, brand, clock, personas, journal, modules } = desk
  return (
    <>
      <JumpLinks />
      <div className={styles.columns}>
        <div className={styles.column}>
          <World desk={desk} />
          <PreFlight key={world} />
          <Guests personas={personas} />
        </div>
        <Staff board={board} currency={brand.currency} world={world} />
        <div className={styles.column}>
          <HardMoments desk={desk} />
          <HotelClock clock={clock} />
        </div>
      </div>
      <div className={styles.pair}>
        <Brand key={world} brand={brand} modules={modules} />
        <LinkMaker desk={desk} />
      </div>
      <Journal journal={journal} />
      <Tables />
    </>
  )
}
