import { describe, expect, it } from 'vitest'
import { interactionsOf } from '#contracts/interactions.ts'
import { because, EXAMPLE, LIBRARY, maven, missing, slow, verifyAgainst } from './maven.ts'
import { openJsonServerMock } from './providers.ts'

const names = interactionsOf('pact').map(({ description }) => description)

describe.skipIf(missing !== undefined)(`the Java library${because}`, () => {
  it('says once, without a stack trace, that the API or the state URL does not answer', slow, async (context) => {
    const stateUrl = 'http://localhost:1/pact-states'
    const provider = await openJsonServerMock()
    const { code, output } = await verifyAgainst(provider, context, [`-Dprovider.stateUrl=${stateUrl}`])
    expect(code).toBe(1)
    expect(output.match(/Nothing was verified: .*/g)).toEqual([
      expect.stringContaining(`nothing answers at ${stateUrl} of -Dprovider.stateUrl`),
    ])
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('says in one sentence that the filter matches nothing', slow, async (context) => {
    const { output } = await verifyAgainst(await openJsonServerMock(), context, ['-Dpact.filter.description=a login'])
    expect(output).toContain("Nothing was verified: -Dpact.filter.description='a login' matches no interaction")
    expect(output).not.toContain('No Pact files')
  })

  it('passes in a Spring Boot application that has the library as a dependency', slow, async (context) => {
    await maven(LIBRARY, ['install', '-DskipTests'], context)
    const { code, output, tests } = await maven(EXAMPLE, ['test', '-Dtest=!GuestAppBrokerPactTest'], context)
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    const replayed = tests.map(({ name }) => name).filter((name) => names.includes(name))
    expect(replayed.sort()).toEqual([...names].sort())
    expect(tests.filter(({ passed }) => !passed)).toEqual([])
  })
})
