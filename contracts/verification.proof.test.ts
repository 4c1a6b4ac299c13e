import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openHttpDoor } from '#mock-server/doors/http.ts'
import { isScenarioName } from '#mock-server/scenarios/index.ts'
import { COMMITTED_PACT, FRESH_PACTS } from './pact.ts'
import { stateHandlers } from './states.ts'

const pactFile = v.object({
  interactions: v.array(v.object({ description: v.string(), providerStates: v.optional(v.array(v.object({ name: v.string() })), []) })),
})

function committedPact(): string {
  return readFileSync(COMMITTED_PACT, 'utf8')
}

describe('the committed pact', () => {
  it('is what the consumer tests generate; `npm run contracts` renews it', () => {
    const fresh = readFileSync(join(FRESH_PACTS, 'hotel-guest-companion-hotel-java-api.json'), 'utf8')
    // Without the metadata: pact-js leaves its own version out now and then.
    const { metadata: _fresh, ...generated } = JSON.parse(fresh) as Record<string, unknown>
    const { metadata: _committed, ...committed } = JSON.parse(committedPact()) as Record<string, unknown>
    expect(generated).toEqual(committed)
  })

  it('speaks only of states that a scenario can bring about', () => {
    const { interactions } = v.parse(pactFile, JSON.parse(committedPact()))
    const states = interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name))
    expect(states.filter((name) => !isScenarioName(name))).toEqual([])
    expect(interactions.length).toBeGreaterThan(0)
  })

  it('is kept by the fake hotel over HTTP', { timeout: 60_000 }, async () => {
    const hotel = createHotel()
    const door = await openHttpDoor({ hotel, port: 0 })
    const api = `${door.origin.replace('localhost', '127.0.0.1')}/api`
    try {
      await new Verifier({
        provider: 'hotel-java-api',
        providerBaseUrl: api,
        pactUrls: [COMMITTED_PACT],
        stateHandlers: stateHandlers(hotel, api),
        logLevel: 'warn',
      }).verifyProvider()
    } finally {
      await door.close()
    }
  })
})
