import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { COMMITTED_PACTS, pactFiles } from '#contracts/pact.ts'
import { serveOnFreePort } from '#contracts/verification/providers.ts'
import { REPORTS, verifyPact } from '#contracts/verification/verifier.ts'
import { allMutations, systematicMutations, writtenMutations } from './allMutations.ts'
import { detectedMutations } from './detectedMutations.ts'
import { detectedIdempotencyMutations, undetectedIdempotencyMutation } from './idempotencyMutations.ts'
import { faultOf, MUTATIONS_PAGE, pactDigest, readPage, rowOf } from './mutationsPage.ts'
import { mutatedProvider, type ProviderMutation } from './providerMutation.ts'
import { resultsOf, type MutationResult } from './results.ts'

const title = ({ call = 'Any call', name }: { readonly call?: string | undefined; readonly name: string }) =>
  `${call}: ${name}`
const page = readPage(readFileSync(MUTATIONS_PAGE, 'utf8'))
const rows = new Map(page.rows.map((row) => [title(row), row]))

describe('the page of mutations (update it with `npm run contracts:mutations`)', () => {
  it('has exactly the mutations of the code, more than a hundred, for the committed pact', () => {
    expect(page.digest).toBe(pactDigest())
    expect(page.rows.map(title).toSorted()).toEqual(allMutations.map(title).toSorted())
    expect(rows.size).toBe(page.rows.length)
    expect(rows.size).toBeGreaterThan(100)
  })

  it('has no mutation that both verifiers accept and the app does not, unless it is listed with its reason', () => {
    const faults = allMutations.map((each) => {
      const row = rows.get(title(each))
      const fault = row === undefined ? 'not on the page' : faultOf(row, each)
      return fault === undefined ? [] : [`${title(each)}: ${fault}`]
    })
    expect(faults.flat()).toEqual([])
  })
})

/** The written ones, and one of twenty of the others: all of them would take a minute. */
const replayed = [...writtenMutations, ...systematicMutations.filter((_each, index) => index % 20 === 0)]

describe('a mutation of the mock server', () => {
  let results: ReadonlyMap<string, MutationResult>
  beforeAll(async () => {
    results = new Map((await resultsOf(replayed)).map((result) => [title(result.mutation), result]))
  })

  it('does what the page says, for the verifier of the Pact CLI and the app', () => {
    const differing = replayed.flatMap((each) => {
      const result = results.get(title(each))
      const onPage = rows.get(title(each))
      const now = result && { ...rowOf(result), jvm: onPage?.jvm }
      return JSON.stringify(now) === JSON.stringify(onPage) ? [] : [now]
    })
    expect(differing).toEqual([])
  })

  it.each(detectedMutations)('is detected: $name', (mutation) => {
    expect(results.get(title(mutation))?.rust).toContain(mutation.detectedBy)
  })
})

/** Verifies the proposals against a mock server with one mutation. */
async function verifyProposals(mutation: ProviderMutation, only?: readonly string[]) {
  const provider = await serveOnFreePort(mutatedProvider(openHotel(), mutation))
  const pact = join(COMMITTED_PACTS, pactFiles.proposals)
  try {
    return await verifyPact({ ...provider, pact, report: join(REPORTS, 'mutation'), only })
  } finally {
    await provider.close()
  }
}

describe('a mutation of the Idempotency-Key', () => {
  it.each(detectedIdempotencyMutations)('is detected by the proposals: $name', async (mutation) => {
    const { passed, verdicts } = await verifyProposals(mutation, [mutation.detectedBy])
    expect({ passed, verdicts }).toEqual({
      passed: false,
      verdicts: [{ description: mutation.detectedBy, passed: false }],
    })
  })

  it(`is listed in the README when it cannot be detected: ${undetectedIdempotencyMutation.name}`, async () => {
    expect(await verifyProposals(undetectedIdempotencyMutation)).toMatchObject({ passed: true })
    expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(
      `**${undetectedIdempotencyMutation.name}**`,
    )
  })
})
