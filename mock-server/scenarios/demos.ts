import type { FaultName, FaultOptions } from '#mock-server/hotel/faults.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { shownBrand } from '#mock-server/handlers/demo/brand.ts'
import { convertPrices } from '#mock-server/handlers/demo/offer.ts'
import { byId, replaceRow } from '#mock-server/models.ts'
import { dayOf } from '#mock-server/seed.ts'
import { theGuest, type Scenario } from './scenario.ts'

function fault(name: FaultName, options?: FaultOptions): (hotel: Hotel) => void {
  return ({ faults }) => faults.enable(name, options)
}

function checkingOut(daysFromToday: number): (hotel: Hotel) => void {
  return (hotel) => {
    const data = { checkOutDate: dayOf({ daysAhead: daysFromToday }, hotel.clock.now()) }
    hotel.change(({ guests }) => guests.update({ ...byId(theGuest(hotel).id), data }))
  }
}

/** The keys of a configuration that describe the hotel. All others are options of the app. */
const DESCRIPTIONS = ['appNames', 'brand', 'hotelFacts', 'surroundings', 'productNames', 'termsUrl', 'privacyUrl']

function withoutOptions(hotel: Hotel): void {
  convertPrices(hotel, shownBrand(hotel).currency, 'lv')
  hotel.change(({ configurations }) => {
    for (const { id, appName, settings } of configurations.getAll()) {
      const kept = Object.entries(Object(settings)).filter(([key]) => DESCRIPTIONS.includes(key))
      replaceRow(configurations, { id, appName, settings: Object.fromEntries(kept) })
    }
  })
}

/** Scenarios for demos and tests that are not part of the contract. */
export const demos = [
  { name: 'the kitchen refuses the next order', apply: fault('refuse-next-post') },
  { name: 'the kitchen fails at the next order', apply: fault('error-next-post') },
  { name: 'the hotel does not answer the next order', apply: fault('drop-before-commit') },
  { name: 'the answer to the next order is lost', apply: fault('drop-after-commit') },
  { name: 'the hotel is slow', apply: fault('latency', { ms: 3000 }) },
  { name: 'the hotel cannot be reached', apply: fault('offline') },
  { name: 'a guest who checks out today', forDesk: true, apply: checkingOut(0) },
  { name: 'a guest whose stay ended yesterday', forDesk: true, apply: checkingOut(-1) },
  { name: 'the hotel as the specification says', forDesk: true, apply: withoutOptions },
  // Only the page shows it: the spa makes no calls (spec 2.60), so no row changes.
  {
    name: 'the spa has approved a massage',
    ...{ forDesk: true, opens: '/spa-center?spa=approved' },
    apply: () => undefined,
  },
] as const satisfies readonly Scenario[]
