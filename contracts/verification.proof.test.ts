import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openJsonServerFake, openMswFake } from './fakes.ts'
import { COMMITTED_PACTS, FRESH_PACTS, pactFiles } from './pact.ts'
import { REPORTS, verifyPact } from './verifier.ts'

const fakes = { 'json-server over HTTP': openJsonServerFake, 'msw and @mswjs/data': openMswFake }

describe.each(Object.entries(pactFiles))('the committed %s file', (name, file) => {
  const pact = join(COMMITTED_PACTS, file)

  it('is what the consumer tests generate; `npm run contracts` renews it', () => {
    expect(readFileSync(pact, 'utf8')).toBe(readFileSync(join(FRESH_PACTS, file), 'utf8'))
  })

  it.each(Object.entries(fakes))('is kept by the fake hotel on %s', async (_where, open) => {
    const provider = await open()
    try {
      const { passed, verdicts, said } = await verifyPact({ ...provider, pact, report: join(REPORTS, `proof-${name}`) })
      expect({ passed, because: passed ? '' : said }).toEqual({ passed: true, because: '' })
      const { interactions } = JSON.parse(readFileSync(pact, 'utf8')) as { interactions: unknown[] }
      expect(verdicts).toHaveLength(interactions.length)
    } finally {
      await provider.close()
    }
  })
})
