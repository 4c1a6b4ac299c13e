import { hotelDay } from '#mock-server/clock.ts'
import type { FaultName, FaultOptions } from '#mock-server/faults.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { theGuest, type Scenario } from './scenario.ts'

function fault(name: FaultName, options?: FaultOptions): (hotel: Hotel) => void {
  return ({ faults }) => faults.enable(name, options)
}

function checkingOut(daysFromToday: number): (hotel: Hotel) => void {
  return (hotel) => {
    const day = new Date(`${hotelDay(hotel.clock.now())}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + daysFromToday)
    hotel.store.guests.update(theGuest(hotel).id, { checkOutDate: day.toISOString().slice(0, 10) })
  }
}

/** Scenarios for demos and tests that are not part of the contract. */
export const demos = [
  { name: 'the kitchen refuses the next order', providerState: false, apply: fault('refuse-next-post') },
  { name: 'the kitchen fails at the next order', providerState: false, apply: fault('error-next-post') },
  { name: 'the hotel does not answer the next order', providerState: false, apply: fault('drop-before-commit') },
  { name: 'the answer to the next order is lost', providerState: false, apply: fault('drop-after-commit') },
  { name: 'the hotel is slow', providerState: false, apply: fault('latency', { ms: 3000 }) },
  { name: 'the hotel cannot be reached', providerState: false, apply: fault('offline') },
  { name: 'a guest who checks out today', providerState: false, forDesk: true, apply: checkingOut(0) },
  { name: 'a guest whose stay ended yesterday', providerState: false, forDesk: true, apply: checkingOut(-1) },
  // Only the page shows it: the spa makes no calls (spec 2.60), so no row changes.
  {
    name: 'the spa has approved a massage',
    providerState: false,
    forDesk: true,
    opens: '/spa-center?spa=approved',
    apply: () => undefined,
  },
] as const satisfies readonly Scenario[]
