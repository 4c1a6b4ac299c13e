import { describe, expect, it } from 'vitest'
import { jvmStates } from '#contracts/generate/jvmStates.ts'
import { interactionsOf } from '#contracts/interactions.ts'
import { because, EXAMPLE, LIBRARY, maven, missing, respondWithMutation, slow, verifyAgainst } from './maven.ts'
import { openDemoHost, serveOnFreePort, type RunningProvider } from './providers.ts'

const KEY = 'x-gateway-key'
const REFUSED_STATE = 'a hotel without menus'

/** A hotel behind a gateway that requires a key. It rejects one provider state and renames a field. */
function openFaultyHotel(): Promise<RunningProvider> {
  const respond = respondWithMutation()
  return serveOnFreePort(async (request) => {
    if (request.headers.get(KEY) !== '42') return new Response('No key', { status: 407 })
    const refused = (await request.clone().text()).includes(REFUSED_STATE)
    return refused ? new Response('Unknown state', { status: 400 }) : respond(request)
  })
}

const interactions = interactionsOf('pact')
const names = interactions.map(({ description }) => description)

describe.skipIf(missing !== undefined)(`pact-jvm, as the backend team runs it${because}`, () => {
  it('passes against the mock server', slow, async (context) => {
    const { code, output, tests } = await verifyAgainst(await openDemoHost(), context)
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    expect(tests.map(({ name }) => name).sort()).toEqual([...names].sort())
    expect(tests.filter(({ passed }) => !passed)).toEqual([])
  })

  it('reports a mutation and a state that was not set up, and nothing else', slow, async (context) => {
    const options = [`-Dprovider.header=${KEY}:42`]
    const { code, output, tests } = await verifyAgainst(await openFaultyHotel(), context, options)
    const faulty = interactions.filter(({ response, providerStates }) => {
      const readsTheNumber = JSON.stringify(response.body ?? '').includes('orderNumber')
      return readsTheNumber || providerStates.some(({ name }) => name === REFUSED_STATE)
    })
    const failed = tests.filter(({ passed }) => !passed).map(({ name }) => name)
    expect(failed).toEqual(faulty.map(({ description }) => description))
    expect(tests.length).toBe(names.length)
    expect(code).toBe(1)
    expect(output).toContain('a request for the orders of a guest who has some')
    expect(output).toContain('missing the following keys: orderNumber')
    const posted = /POST http:\S+ \(-Dprovider\.stateUrl\) answered 400 Unknown state/.source
    expect(output).toMatch(new RegExp(`The state "${REFUSED_STATE}" was not set up: ${posted}`))
  })
})

describe('the Java methods of the states', () => {
  it('have unique names and escape the texts of the states', () => {
    const about = { data: 'A row */ of `guest` & <co>.', gives: [] }
    const java = jvmStates(['a guest', 'A guest!', 'the guest\u2019s "b\u00e1g"'].map((name) => ({ name, ...about })))
    const methods = [...java.matchAll(/default .* (\w+)\(StateParameters/g)].map(([, name]) => name)
    expect(methods).toEqual(['aGuest', 'aGuest2', 'theGuestsBag'])
    expect(java).toContain('@State("the guest\u2019s \\"b\u00e1g\\"")')
    expect(java).toContain('Insert: A row *&#47; of {@code guest} &amp; &lt;co&gt;.')
  })
})

// In the same file, since files run in parallel and Maven writes into one folder.
describe.skipIf(missing !== undefined)(`the Java library${because}`, () => {
  it('says once, without a stack trace, that the API or the state URL does not answer', slow, async (context) => {
    const stateUrl = 'http://localhost:1/pact-states'
    const provider = await openDemoHost()
    const { code, output } = await verifyAgainst(provider, context, [`-Dprovider.stateUrl=${stateUrl}`])
    expect(code).toBe(1)
    expect(output.match(/Nothing was verified: .*/g)).toEqual([
      expect.stringContaining(`nothing answers at ${stateUrl} of -Dprovider.stateUrl`),
    ])
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('says in one sentence that the filter matches nothing', slow, async (context) => {
    const { output } = await verifyAgainst(await openDemoHost(), context, ['-Dpact.filter.description=a login'])
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
