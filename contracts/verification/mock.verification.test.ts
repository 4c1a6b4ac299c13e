import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDemoHost, openMswMock } from './providers.ts'
import { interactionsOf } from '#contracts/interactions.ts'
import { completedPact } from '#contracts/freshPacts.ts'
import { COMMITTED_PACTS, FRESH_PACTS, pactFiles } from '#contracts/pact.ts'
import { REPORTS, verifyPact } from '#contracts/verification/verifier.ts'

const mocks = { 'the demo host': openDemoHost, 'msw in Node': openMswMock }

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
      const { passed, verdicts, output } = await verifyPact({ ...provider, pact, report, isExact: true })
      expect({ passed, because: passed ? '' : output }).toEqual({ passed: true, because: '' })
      expect(verdicts).toHaveLength(interactionsOf(name).length)
    } finally {
      await provider.close()
    }
  })
})
