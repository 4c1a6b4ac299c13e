import { http } from 'msw'
import * as v from 'valibot'
import { faultNames } from '#mock-server/hotel/faults.ts'
import { readBody, json, validationError } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { cookieFor } from '#mock-server/sandboxes/sandboxId.ts'
import { personaNames, personas, personasOf } from '#mock-server/scenarios/personas.ts'
import { reasonOf } from '#src/lib/unknown.ts'
import { applyScenario, isScenarioName } from '#mock-server/scenarios/index.ts'
import { applyBrand, brand, shownBrand } from './brand.ts'
import { moment } from './clock.ts'

/** A list of names without duplicates. */
function uniqueNames<Name extends string>(name: v.GenericSchema<Name>) {
  return v.pipe(
    v.array(name),
    v.check((all) => new Set(all).size === all.length, 'names one twice'),
  )
}

/** The initial state of a demo. */
export const demoState = v.object({
  persona: v.exactOptional(v.picklist(personaNames, `is none of ${personaNames.join(', ')}`)),
  scenarios: v.exactOptional(
    uniqueNames(v.pipe(v.string(), v.check(isScenarioName, 'is not the name of a scenario'))),
    [],
  ),
  faults: v.exactOptional(uniqueNames(v.picklist(faultNames, `is none of ${faultNames.join(', ')}`)), []),
  clock: v.exactOptional(moment),
  brand: v.exactOptional(brand, {}),
})

/** These guests, with this one first: the hotel's first guest is the one that scenarios change. */
function withFirst<Guest>(guests: readonly Guest[], isFirst: (guest: Guest) => boolean): Guest[] {
  return guests.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
}

/** Applies one scenario. Throws a 400 that names it by its index when it contradicts an earlier one. */
function applyScenarioAt(hotel: Hotel, name: string, index: number): void {
  try {
    applyScenario(hotel, name)
  } catch (error) {
    throw validationError(`scenarios.${index}`, `${name}: ${reasonOf(error)}`)
  }
}

/**
 * Begins a demo in a given state: in a new sandbox on a host, elsewhere by resetting the hotel. And the guests of a demo, for the page
 * at which a phone enters it.
 */
export const beginHandlers = ({ demo, demoCall }: Resolvers) => [
  http.get(
    `${demo}/guests`,
    demoCall(({ hotel }) => {
      const usual = hotel.db.guests.getAll()[0]?.id
      return json(200, { guests: withFirst(personasOf(hotel), ({ name }) => personas[name] === usual) })
    }),
  ),
  http.post(
    `${demo}/begin`,
    demoCall(async ({ request, hotel }) => {
      const { persona = 'mid-stay', scenarios, faults, clock, brand: hotelBrand } = await readBody(request, demoState)
      hotel.change(() => {
        const rows = hotel.seed()
        hotel.replaceRows({ ...rows, guests: withFirst(rows.guests, ({ id }) => id === personas[persona]) })
        applyBrand(hotel, hotelBrand)
        for (const [index, name] of scenarios.entries()) applyScenarioAt(hotel, name, index)
        for (const name of faults) hotel.faults.enable(name)
        if (clock !== undefined) hotel.clock.set(new Date(clock))
      })
      hotel.running.clear()
      hotel.requestLog.clear()
      const guest = personasOf(hotel).find(({ name }) => name === persona) ?? null
      // The hotel's name is empty if a scenario removed it.
      const begun = { sandbox: hotel.sandbox ?? null, hotel: shownBrand(hotel).name, persona: guest }
      return json(201, begun, hotel.sandbox === undefined ? {} : { 'set-cookie': cookieFor(hotel.sandbox) })
    }),
  ),
]
