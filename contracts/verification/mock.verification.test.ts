import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { openNodeMock } from '#mock-server/node.ts'
import { openDemoHost, serveOnFreePort, type RunningProvider } from './providers.ts'
import { interactionsOf } from '#contracts/interactions.ts'
import { completedPact } from '#contracts/freshPacts.ts'
import { ACCEPTED, COMMITTED_PACTS, FRESH_PACTS, pactFiles } from '#contracts/pact.ts'
import { REPORTS, verifyPact } from '#contracts/verification/verifier.ts'

const MSW_ORIGIN = 'http://hotel.test'

/** The mock server on msw in Node. It intercepts `fetch` in this process; a port forwards requests to it. */
async function openMswMock(): Promise<RunningProvider> {
  const adapter = openNodeMock({ hotel: openHotel(), origin: MSW_ORIGIN })
  const toMswUrl = (request: Request) => request.url.replace(/^http:\/\/[^/]+/, MSW_ORIGIN)
  const provider = await serveOnFreePort((request) => fetch(new Request(toMswUrl(request), request)))
  return {
    ...provider,
    async close() {
      await provider.close()
      adapter.close()
    },
  }
}

const mocks = { 'the demo host': openDemoHost, 'msw in Node': openMswMock }

/** Writes the pact with exactly 201 for each submission, as our mock server answers; an API may answer any 2xx. Returns its path. */
function writeExactPact(pact: string, name: string): string {
  const { interactions, ...rest } = JSON.parse(readFileSync(pact, 'utf8')) as {
    interactions: { response: { status: number; matchingRules?: { status?: object } } }[]
  } // our own pact
  for (const { response } of interactions) if (response.status === ACCEPTED) delete response.matchingRules?.status
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, `exact-${name}.json`)
  writeFileSync(file, JSON.stringify({ ...rest, interactions }))
  return file
}

describe.each(['pact', 'proposals'] as const)('the committed %s file', (name) => {
  const file = pactFiles[name]
  const pact = join(COMMITTED_PACTS, file)

  it('is what the consumer tests generate (update it with `npm run contracts`)', () => {
    expect(readFileSync(pact, 'utf8')).toBe(completedPact(join(FRESH_PACTS, file)))
  })

  it.each(Object.entries(mocks))('passes against the mock server on %s', async (_name, open) => {
    const provider = await open()
    try {
      const report = join(REPORTS, `mock-${name}`)
      const { passed, verdicts, output } = await verifyPact({ ...provider, pact: writeExactPact(pact, name), report })
      expect({ passed, because: passed ? '' : output }).toEqual({ passed: true, because: '' })
      expect(verdicts).toHaveLength(interactionsOf(name).length)
    } finally {
      await provider.close()
    }
  })
})
