import * as v from 'valibot'
import { faultNames } from '#mock-server/faults.ts'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { json, validationError } from '#mock-server/handlers/http/responses.ts'
import type { PublicRoute } from '#mock-server/handlers/route.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { cookieFor } from '#mock-server/sandboxes/sandboxCookie.ts'
import { personaNames, personas, personasOf, type Persona, type PersonaName } from '#mock-server/personas.ts'
import { reasonOf } from '#src/lib/reasonOf.ts'
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

/** The response of `POST begin`. */
export interface BeginResponse {
  readonly sandbox: string | null
  /** The hotel's name; empty if a scenario removed it. */
  readonly hotel: string
  /** The guest to sign in as. */
  readonly persona: Persona | null
}

/** Resets the hotel with this persona as its first guest, which is the one that scenarios change. */
function resetFor(hotel: Hotel, persona: PersonaName): void {
  const rows = hotel.seed()
  const isFirst = ({ id }: { id: string }) => id === personas[persona]
  const guests = rows.guests.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
  hotel.store.reset({ ...rows, guests })
}

/** Applies one scenario. Throws a 400 that names it by its index when it contradicts an earlier one. */
function applyScenarioAt(hotel: Hotel, name: string, index: number): void {
  try {
    applyScenario(hotel, name)
  } catch (error) {
    throw validationError(`scenarios.${index}`, `${name}: ${reasonOf(error)}`)
  }
}

/** The guests to enter the app as, the usual one first: the hotel's first guest, which is the one that scenarios change. */
function guestsToEnterAs(hotel: Hotel): readonly Persona[] {
  const [first] = hotel.store.guests.where()
  const isUsual = ({ name }: Persona) => personas[name] === first?.id
  return personasOf(hotel).toSorted((one, other) => Number(isUsual(other)) - Number(isUsual(one)))
}

/**
 * Begins a demo in a given state: in a new sandbox on a host, elsewhere by resetting the hotel. And the guests of a demo, for the page
 * at which a phone enters it.
 */
export const beginRoutes: readonly PublicRoute[] = [
  {
    method: 'GET',
    path: 'guests',
    access: 'public',
    handle: (_request, { hotel }) => json(200, { guests: guestsToEnterAs(hotel) }),
  },
  {
    method: 'POST',
    path: 'begin',
    access: 'public',
    async handle(request, { hotel }) {
      const { persona = 'mid-stay', scenarios, faults, clock, brand: hotelBrand } = await readBody(request, demoState)
      const before = hotel.store.dump()
      try {
        resetFor(hotel, persona)
        applyBrand(hotel, hotelBrand)
        for (const [index, name] of scenarios.entries()) applyScenarioAt(hotel, name, index)
      } catch (error) {
        hotel.store.reset(before)
        throw error
      }
      for (const name of faults) hotel.faults.enable(name)
      if (clock !== undefined) hotel.clock.set(new Date(clock))
      hotel.running.clear()
      hotel.requestLog.clear()
      const guest = personasOf(hotel).find(({ name }) => name === persona) ?? null
      const begun = {
        sandbox: hotel.sandbox ?? null,
        hotel: shownBrand(hotel).name,
        persona: guest,
      } satisfies BeginResponse
      return json(201, begun, hotel.sandbox === undefined ? {} : { 'set-cookie': cookieFor(hotel.sandbox) })
    },
  },
]
