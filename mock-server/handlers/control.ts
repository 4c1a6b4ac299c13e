import * as v from 'valibot'
import { faultMeanings, faultNames, isFaultName, type FaultName } from '#mock-server/faults.ts'
import { resetHotel, type Hotel } from '#mock-server/hotel.ts'
import { applyScenario, isScenarioName, scenarios } from '#mock-server/scenarios/index.ts'
import { readOptionalBody } from './parse.ts'
import { json, Refusal } from './responses.ts'
import type { PublicRoute } from './route.ts'

const FAULT = 'faults/:name'

const faultOptions = v.object({
  ms: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
})

function faultNamed(name: string | undefined): FaultName {
  if (name !== undefined && isFaultName(name)) return name
  throw new Refusal(404, `There is no fault ${JSON.stringify(name)}; there are: ${faultNames.join(', ')}`)
}

function faultsOf(hotel: Hotel): Response {
  return json(200, { on: hotel.faults.active(), known: faultMeanings })
}

/** The switches of the demo, under `/__demo`: faults, scenarios and the way back to the first day. */
export const controlRoutes: readonly PublicRoute[] = [
  {
    method: 'GET',
    path: 'faults',
    access: 'public',
    handle: (_request, { hotel }) => faultsOf(hotel),
  },
  {
    method: 'PUT',
    path: FAULT,
    access: 'public',
    async handle(request, { hotel, params }) {
      const name = faultNamed(params['name'])
      hotel.faults.on(name, await readOptionalBody(request, faultOptions))
      return faultsOf(hotel)
    },
  },
  {
    method: 'DELETE',
    path: FAULT,
    access: 'public',
    handle(_request, { hotel, params }) {
      hotel.faults.off(faultNamed(params['name']))
      return faultsOf(hotel)
    },
  },
  {
    method: 'GET',
    path: 'scenarios',
    access: 'public',
    handle: () => json(200, { known: scenarios.map(({ name }) => name) }),
  },
  {
    method: 'POST',
    path: 'scenarios/:name',
    access: 'public',
    handle(_request, { hotel, params }) {
      const name = params['name'] ?? ''
      if (!isScenarioName(name)) {
        const known = scenarios.map((scenario) => JSON.stringify(scenario.name)).join(', ')
        throw new Refusal(404, `There is no scenario ${JSON.stringify(name)}; there are: ${known}`)
      }
      applyScenario(hotel, name)
      return json(200, { applied: name })
    },
  },
  {
    method: 'POST',
    path: 'reset',
    access: 'public',
    handle(_request, { hotel }) {
      resetHotel(hotel)
      return json(200, { reset: true })
    },
  },
]
