import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { serveOnFreePort } from '#contracts/verification/providers.ts'
import { detectedMutations } from './detectedMutations.ts'
import {
  changeStatus,
  changed,
  eachInContent,
  mutatedProvider,
  changeBody,
  mutationOf,
  type ProviderMutation,
} from './providerMutation.ts'
import { detectedIdempotencyMutations, undetectedIdempotencyMutation } from './idempotencyMutations.ts'
import { undetectedMutations } from './undetectedMutations.ts'
import { interactionsOf } from '#contracts/interactions.ts'
import { COMMITTED_PACTS, pactFiles } from '#contracts/pact.ts'
import { REPORTS, verifyPact } from '#contracts/verification/verifier.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The interactions that a mutation of this call can affect; `undefined` for all. */
function interactionsOn(call: string | undefined): string[] | undefined {
  if (call === undefined) return undefined
  const [method, path = ''] = call.split(' ')
  const affected = interactionsOf('pact').filter(
    ({ request }) => request.method === method && request.path.startsWith(path),
  )
  return affected.map(({ description }) => description)
}

/** Verifies the pact, or the file of the proposals, against a mock server with one mutation. */
async function verifyAgainst(
  mutation: ProviderMutation,
  only = interactionsOn(mutation.call),
  file: string = pactFiles.pact,
) {
  const provider = await serveOnFreePort(mutatedProvider(createHotel(), mutation))
  try {
    return await verifyPact({ ...provider, pact: join(COMMITTED_PACTS, file), report: join(REPORTS, 'mutation'), only })
  } finally {
    await provider.close()
  }
}

describe('a mutation of the mock server', () => {
  it('has a unique name and is one of at least twenty', () => {
    const names = [...detectedMutations, ...undetectedMutations].map(({ name }) => name)
    expect(detectedMutations.length).toBeGreaterThanOrEqual(20)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(detectedMutations)('is detected: $name', async (mutation) => {
    const { passed, verdicts } = await verifyAgainst(mutation, [mutation.detectedBy])
    expect({ passed, verdicts }).toEqual({
      passed: false,
      verdicts: [{ description: mutation.detectedBy, passed: false }],
    })
  })

  it.each([
    mutationOf('GET /orders/customer', 'ids are numbers', (call) => changeBody(call, eachInContent(changed('id', 12)))),
    mutationOf('POST /orders', 'a submission is answered with 202', (call) => changeStatus(call, 201, 202)),
    mutationOf('POST /orders', 'a rejected order is answered with 422', (call) => changeStatus(call, 400, 422)),
  ])('is not reported for a valid variant: $name', async (variant) => {
    expect(await verifyAgainst(variant)).toMatchObject({ passed: true })
  })

  it.each(undetectedMutations)('is listed in the README when it cannot be detected: $name', async (mutation) => {
    expect(await verifyAgainst(mutation)).toMatchObject({ passed: true })
    expect(readme).toContain(`\n- **${mutation.name}** – `)
  })
})

describe('a mutation of the Idempotency-Key', () => {
  it.each(detectedIdempotencyMutations)('is detected by the proposals: $name', async (mutation) => {
    const { passed, verdicts } = await verifyAgainst(mutation, [mutation.detectedBy], pactFiles.proposals)
    expect({ passed, verdicts }).toEqual({
      passed: false,
      verdicts: [{ description: mutation.detectedBy, passed: false }],
    })
  })

  it(`is listed in the README when it cannot be detected: ${undetectedIdempotencyMutation.name}`, async () => {
    expect(await verifyAgainst(undetectedIdempotencyMutation, undefined, pactFiles.proposals)).toMatchObject({
      passed: true,
    })
    expect(readme).toContain(`\n- **${undetectedIdempotencyMutation.name}** – `)
  })
})
