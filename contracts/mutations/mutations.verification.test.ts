import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openPort } from './providers.ts'
import { detectedMutations } from './detectedMutations.ts'
import { answers, changed, eachIn, mutatedProvider, says, type ProviderMutation } from './providerMutation.ts'
import { detectedIdempotencyMutations, undetectedIdempotencyMutation } from './idempotencyMutations.ts'
import { undetectedMutations } from './undetectedMutations.ts'
import { COMMITTED_PACTS, pactFiles } from '#contracts/pact.ts'
import { REPORTS, verifyPact } from '#contracts/verification/verifier.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** Verifies the pact, or the file of the proposals, against a fake hotel that tells one mutation. */
async function verifyAgainst(mutation: ProviderMutation, only?: string, file: string = pactFiles.pact) {
  const provider = await openPort(mutatedProvider(createHotel(), mutation))
  try {
    return await verifyPact({ ...provider, pact: join(COMMITTED_PACTS, file), report: join(REPORTS, 'mutation'), only })
  } finally {
    await provider.close()
  }
}

describe('a mutation of the fake hotel', () => {
  it('is one of at least twenty, and each is named once', () => {
    const names = [...detectedMutations, ...undetectedMutations].map(({ name }) => name)
    expect(detectedMutations.length).toBeGreaterThanOrEqual(20)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(detectedMutations)('is found out: $name', async (mutation) => {
    const { passed, verdicts } = await verifyAgainst(mutation, mutation.shownBy)
    expect({ passed, verdicts }).toEqual({
      passed: false,
      verdicts: [{ description: mutation.shownBy, passed: false }],
    })
  })

  it.each([
    { name: 'ids are numbers', mutate: says('GET /orders/customer', eachIn(changed('id', 12))) },
    { name: 'a submission is answered with 202', mutate: answers('POST /orders', 201, 202) },
    { name: 'a refusal is a 422', mutate: answers('POST /orders', 400, 422) },
  ])('is not what is only said another way: $name', async (variant) => {
    expect(await verifyAgainst(variant)).toMatchObject({ passed: true })
  })

  it.each(undetectedMutations)('is not found out, and the README says so: $name', async (mutation) => {
    expect(await verifyAgainst(mutation)).toMatchObject({ passed: true })
    expect(readme).toContain(`\n- **${mutation.name}** – `)
  })
})

describe('a mutation about the Idempotency-Key', () => {
  it.each(detectedIdempotencyMutations)('is found out by the proposals: $name', async (mutation) => {
    const { passed, verdicts } = await verifyAgainst(mutation, mutation.shownBy, pactFiles.proposals)
    expect({ passed, verdicts }).toEqual({
      passed: false,
      verdicts: [{ description: mutation.shownBy, passed: false }],
    })
  })

  it(`is not found out, and the README says so: ${undetectedIdempotencyMutation.name}`, async () => {
    expect(await verifyAgainst(undetectedIdempotencyMutation, undefined, pactFiles.proposals)).toMatchObject({
      passed: true,
    })
    expect(readme).toContain(`\n- **${undetectedIdempotencyMutation.name}** – `)
  })
})
