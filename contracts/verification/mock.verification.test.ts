import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openJsonServerMock, openMswMock, serveOnFreePort } from './providers.ts'
import { interactionsOf } from '#contracts/interactions.ts'
import { mutatedProvider, noMutation } from '#contracts/mutations/providerMutation.ts'
import { completedPact } from '#contracts/freshPacts.ts'
import { COMMITTED_PACTS, FRESH_PACTS, pactFiles } from '#contracts/pact.ts'
import { REPORTS, verifyPact } from '#contracts/verification/verifier.ts'

const hotel = createHotel()
const mocks = { 'json-server over HTTP': openJsonServerMock, 'msw and @mswjs/data': openMswMock }

it('an API without a base path can be verified', async () => {
  const provider = await serveOnFreePort(async (request) => {
    const { pathname, search, origin } = new URL(request.url)
    const path = pathname.startsWith('/__demo/') ? pathname : `/api${pathname}`
    return mutatedProvider(hotel, noMutation)(new Request(`${origin}${path}${search}`, request))
  })
  const only = interactionsOf('pact')
    .map(({ description }) => description)
    .slice(0, 1)
  const pact = join(COMMITTED_PACTS, pactFiles.pact)
  const baseUrl = new URL(provider.baseUrl).origin
  try {
    expect(await verifyPact({ ...provider, baseUrl, pact, only, report: join(REPORTS, 'mock-root') })).toMatchObject({
      passed: true,
    })
  } finally {
    await provider.close()
  }
})

describe.each(['pact', 'proposals'] as const)('the committed %s file', (name) => {
  const file = pactFiles[name]
  const pact = join(COMMITTED_PACTS, file)

  it('is what the consumer tests generate (update it with `npm run contracts`)', () => {
    expect(readFileSync(pact, 'utf8')).toBe(completedPact(join(FRESH_PACTS, file)))
  })

  it.each(Object.entries(mocks))('passes against the mock server on %s', async (_storage, open) => {
    const provider = await open()
    try {
      const { passed, verdicts, output } = await verifyPact({
        ...provider,
        pact,
        report: join(REPORTS, `mock-${name}`),
      })
      expect({ passed, because: passed ? '' : output }).toEqual({ passed: true, because: '' })
      expect(verdicts).toHaveLength(interactionsOf(name).length)
    } finally {
      await provider.close()
    }
  })
})
