import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openPort } from './fakes.ts'
import { caughtLies } from './caughtLies.ts'
import { answers, changed, eachIn, lying, says, type Lie } from './lies.ts'
import { caughtLiesAboutKeys, unpinnedLieAboutKeys } from './liesAboutKeys.ts'
import { unpinnedLies } from './unpinnedLies.ts'
import { COMMITTED_PACTS, pactFiles } from './pact.ts'
import { REPORTS, verifyPact } from './verifier.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')

/** Verifies the pact, or the file of the proposals, against a fake hotel that tells one lie. */
async function verifyAgainst(lie: Lie, only?: string, file: string = pactFiles.pact) {
  const provider = await openPort(lying(createHotel(), lie))
  try {
    return await verifyPact({ ...provider, pact: join(COMMITTED_PACTS, file), report: join(REPORTS, 'lie'), only })
  } finally {
    await provider.close()
  }
}

describe('a lie of the fake hotel', () => {
  it('is one of at least twenty, and each is named once', () => {
    const names = [...caughtLies, ...unpinnedLies].map(({ name }) => name)
    expect(caughtLies.length).toBeGreaterThanOrEqual(20)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(caughtLies)('is found out: $name', async (lie) => {
    const { passed, verdicts } = await verifyAgainst(lie, lie.shownBy)
    expect({ passed, verdicts }).toEqual({ passed: false, verdicts: [{ description: lie.shownBy, passed: false }] })
  })

  it.each([
    { name: 'ids are numbers', tell: says('GET /orders/customer', eachIn(changed('id', 12))) },
    { name: 'a submission is answered with 202', tell: answers('POST /orders', 201, 202) },
    { name: 'a refusal is a 422', tell: answers('POST /orders', 400, 422) },
  ])('is not what is only said another way: $name', async (variant) => {
    expect(await verifyAgainst(variant)).toMatchObject({ passed: true })
  })

  it.each(unpinnedLies)('is not found out, and the README says so: $name', async (lie) => {
    expect(await verifyAgainst(lie)).toMatchObject({ passed: true })
    expect(readme).toContain(`\n- **${lie.name}** – `)
  })
})

describe('a lie about the Idempotency-Key', () => {
  it.each(caughtLiesAboutKeys)('is found out by the proposals: $name', async (lie) => {
    const { passed, verdicts } = await verifyAgainst(lie, lie.shownBy, pactFiles.proposals)
    expect({ passed, verdicts }).toEqual({ passed: false, verdicts: [{ description: lie.shownBy, passed: false }] })
  })

  it(`is not found out, and the README says so: ${unpinnedLieAboutKeys.name}`, async () => {
    expect(await verifyAgainst(unpinnedLieAboutKeys, undefined, pactFiles.proposals)).toMatchObject({ passed: true })
    expect(readme).toContain(`\n- **${unpinnedLieAboutKeys.name}** – `)
  })
})
