import { http } from 'msw'
import * as v from 'valibot'
import { faultEffects, faultNames, isFaultName, type FaultName } from '#mock-server/hotel/faults.ts'
import { resetHotel, resetOptions, type Hotel } from '#mock-server/hotel/hotel.ts'
import { enterProviderState, applyScenario, isScenarioName, scenarios } from '#mock-server/scenarios/index.ts'
import { readBody, readOptionalBody, json, HttpError } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import { applySituation, undoSituations } from '#mock-server/scenarios/situations.ts'
import { ownDishesOf } from '#mock-server/handlers/dishes.ts'
import { shownBrand } from './brand.ts'
import { writeDishes } from './offer.ts'

const FAULT = 'faults/:name'

const faultOptions = v.object({
  ms: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
  holds: v.exactOptional(v.boolean()),
})

/** The body with which Pact's verifiers set a provider state. */
const stateChange = v.object({
  state: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
  action: v.optional(v.picklist(['setup', 'teardown']), 'setup'),
})

function faultNamed(name: string | undefined): FaultName {
  if (name !== undefined && isFaultName(name)) return name
  throw new HttpError(404, `There is no fault ${JSON.stringify(name)}; there are: ${faultNames.join(', ')}`)
}

/** `known` has the effect of each fault, for a reader of the response; the desk has its own texts, and its `known` lists names only. */
function faultsOf(hotel: Hotel): Response {
  return json(200, { on: hotel.faults.active(), known: faultEffects })
}

/** Resolvers that enable and disable faults, apply scenarios and provider states, and reset the hotel. */
export const faultAndScenarioHandlers = ({ demo, presenterCall, offerCall }: Resolvers) => [
  http.get(
    `${demo}/faults`,
    presenterCall(({ hotel }) => faultsOf(hotel)),
  ),
  http.put(
    `${demo}/${FAULT}`,
    presenterCall(async ({ request, hotel, params }) => {
      const name = faultNamed(params['name'])
      hotel.faults.enable(name, await readOptionalBody(request, faultOptions))
      return faultsOf(hotel)
    }),
  ),
  http.delete(
    `${demo}/${FAULT}`,
    presenterCall(({ hotel, params }) => {
      hotel.faults.disable(faultNamed(params['name']))
      return faultsOf(hotel)
    }),
  ),
  http.get(
    `${demo}/scenarios`,
    presenterCall(() => json(200, { known: scenarios.map(({ name }) => name) })),
  ),
  http.post(
    `${demo}/scenarios/:name`,
    offerCall(({ hotel, params }) => {
      const name = params['name'] ?? ''
      if (!isScenarioName(name)) {
        const known = scenarios.map((scenario) => JSON.stringify(scenario.name)).join(', ')
        throw new HttpError(404, `There is no scenario ${JSON.stringify(name)}; there are: ${known}`)
      }
      applySituation(hotel, name, () => applyScenario(hotel, name))
      return json(200, { applied: name })
    }),
  ),
  http.delete(
    `${demo}/scenarios`,
    offerCall(({ hotel }) => {
      undoSituations(hotel)
      return json(200, {})
    }),
  ),
  http.post(
    `${demo}/provider-states`,
    presenterCall(async ({ request, hotel }) => {
      const { state, params, action } = await readBody(request, stateChange)
      if (action === 'teardown') return json(200, {})
      try {
        return json(200, enterProviderState(hotel, state, params))
      } catch (error) {
        // Not a 500: verifiers retry for two minutes after one.
        throw new HttpError(400, String(error))
      }
    }),
  ),
  http.post(
    `${demo}/reset`,
    presenterCall(async ({ request, hotel }) => {
      const options = await readOptionalBody(request, resetOptions)
      hotel.change(() => {
        undoSituations(hotel) // a kept brand is that without them
        resetHotel(hotel, options)
        writeDishes(hotel, ownDishesOf(hotel), shownBrand(hotel).currency) // a kept brand may show euro, and has its own menu
      })
      return json(200, { reset: true })
    }),
  ),
]
