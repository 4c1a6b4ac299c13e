import * as v from 'valibot'
import { faultEffects, faultNames, isFaultName, type FaultName } from '#mock-server/faults.ts'
import { resetHotel, type Hotel } from '#mock-server/hotel.ts'
import { languages } from '#src/lib/languages.ts'
import { enterProviderState } from '#mock-server/scenarios/enterProviderState.ts'
import { isScenarioName, scenarios } from '#mock-server/scenarios/index.ts'
import { readBody, readOptionalBody } from '#mock-server/handlers/http/parse.ts'
import { json, HttpError } from '#mock-server/handlers/http/responses.ts'
import type { PresenterRoute } from '#mock-server/handlers/route.ts'
import { applySituation, undoSituations } from '#mock-server/situations.ts'
import { shownBrand } from './brand.ts'
import { convertPrices } from './convertPrices.ts'
import { forgetMirror } from './mirror.ts'

const FAULT = 'faults/:name'

const faultOptions = v.object({
  ms: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
})

const resetOptions = v.object({
  language: v.exactOptional(v.picklist(languages)),
  keepsBrand: v.exactOptional(v.boolean()),
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

/** Calls that enable and disable faults, apply scenarios and provider states, and reset the hotel. */
export const faultAndScenarioRoutes: readonly PresenterRoute[] = [
  {
    method: 'GET',
    path: 'faults',
    access: 'presenter',
    handle: (_request, { hotel }) => faultsOf(hotel),
  },
  {
    method: 'PUT',
    path: FAULT,
    access: 'presenter',
    async handle(request, { hotel, params }) {
      const name = faultNamed(params['name'])
      hotel.faults.enable(name, await readOptionalBody(request, faultOptions))
      return faultsOf(hotel)
    },
  },
  {
    method: 'DELETE',
    path: FAULT,
    access: 'presenter',
    handle(_request, { hotel, params }) {
      hotel.faults.disable(faultNamed(params['name']))
      return faultsOf(hotel)
    },
  },
  {
    method: 'GET',
    path: 'scenarios',
    access: 'presenter',
    handle: () => json(200, { known: scenarios.map(({ name }) => name) }),
  },
  {
    method: 'POST',
    path: 'scenarios/:name',
    access: 'presenter',
    changesOffer: true,
    handle(_request, { hotel, params }) {
      const name = params['name'] ?? ''
      if (!isScenarioName(name)) {
        const known = scenarios.map((scenario) => JSON.stringify(scenario.name)).join(', ')
        throw new HttpError(404, `There is no scenario ${JSON.stringify(name)}; there are: ${known}`)
      }
      applySituation(hotel, name)
      return json(200, { applied: name })
    },
  },
  {
    method: 'DELETE',
    path: 'scenarios',
    access: 'presenter',
    changesOffer: true,
    handle(_request, { hotel }) {
      undoSituations(hotel)
      return json(200, {})
    },
  },
  {
    method: 'POST',
    path: 'provider-states',
    access: 'presenter',
    async handle(request, { hotel }) {
      const { state, params, action } = await readBody(request, stateChange)
      if (action === 'teardown') return json(200, {})
      try {
        return json(200, enterProviderState(hotel, state, params))
      } catch (error) {
        // Not a 500: verifiers retry for two minutes after one.
        throw new HttpError(400, String(error))
      }
    },
  },
  {
    method: 'POST',
    path: 'reset',
    access: 'presenter',
    async handle(request, { hotel }) {
      const options = await readOptionalBody(request, resetOptions)
      hotel.store.transaction(() => {
        resetHotel(hotel, options)
        convertPrices(hotel, 'eur', shownBrand(hotel).currency) // the seed's prices are in euro; a kept brand may show leva
      })
      forgetMirror(hotel)
      return json(200, { reset: true })
    },
  },
]
