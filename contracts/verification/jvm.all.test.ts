import { describe, expect, it } from 'vitest'
import { answer } from '#mock-server/handlers/index.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { jvmStates } from '#contracts/generate/jvmStates.ts'
import { interactionsOf } from '#contracts/interactions.ts'
import { wait } from '#src/lib/timeout.ts'
import { because, maven, missing, slow, STARTER, verifyAgainst } from '#tests/support/maven.ts'
import { openDemoHost, serveOnFreePort, type RunningProvider } from './providers.ts'

const KEY = 'x-gateway-key'
const REFUSED_STATE = 'a hotel without menus'
const interactions = interactionsOf('pact')

/** A hotel behind a gateway that requires a key. It refuses one state, renames a field, and counts two units as one. */
function openFaultyHotel(): Promise<RunningProvider> {
  const hotel = openHotel()
  return serveOnFreePort(async (request) => {
    if (request.headers.get(KEY) !== '42') return new Response('No key', { status: 407 })
    if (request.method === 'HEAD') return new Response(null)
    const body = await request.clone().text()
    if (body.includes(REFUSED_STATE)) return new Response('Unknown state', { status: 400 })
    const oneUnit = body.replace(/("productIds":\[[^,\]]*),[^\]]*/, '$1')
    const response = await answer(hotel, new Request(request, body === '' ? {} : { body: oneUnit }))
    const text = (await response.text()).replaceAll('"orderNumber"', '"number"')
    return new Response(text || null, response)
  })
}

/** A body with a space each second, which never ends. */
function endlessSpaces(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await wait(1_000)
      controller.enqueue(new TextEncoder().encode(' '))
    },
  })
}

describe.skipIf(missing !== undefined)(`pact-jvm, as the backend team runs it${because}`, () => {
  it('passes against the mock server, and so does the walk', slow, async (context) => {
    expect(await verifyAgainst(await openDemoHost(), context)).toEqual({
      code: 0,
      output: `${interactions.length} interactions verified, and the walk from login to the list of orders`,
    })
  })

  it('reports a fault, a state that was not set up and a wrong price, and nothing else', slow, async (context) => {
    const { code, output } = await verifyAgainst(await openFaultyHotel(), context, [`-Dprovider.header=${KEY}:42`])
    const readingTheNumber = interactions.filter(({ response }) => JSON.stringify(response).includes('orderNumber'))
    const reported = interactions.filter(({ description }) => output.includes(`- ${description}`))
    expect(reported).toEqual(readingTheNumber)
    expect(code).toBe(1)
    expect(output).toContain('missing the following keys: orderNumber')
    const refused = interactions.filter(({ providerStates }) => providerStates[0]?.name === REFUSED_STATE)
    expect(output.match(/The state .* was not set up: POST http:\S+ \(-Dprovider\.stateUrl\) answered 400.*/g)).toEqual(
      refused.map(() => expect.stringContaining(`"${REFUSED_STATE}" was not set up`)),
    )
    expect(output).toMatch(/Two units at \S+ cost \S+, and GET \S+ says totalPrice/)
  })

  it('says once, without a stack trace, that the API or the state URL does not answer', slow, async (context) => {
    const stateUrl = 'http://localhost:1/pact-states'
    const options = [`-Dprovider.stateUrl=${stateUrl}`, '-Dtest=HotelApiPactTest']
    const { code, output } = await verifyAgainst(await openDemoHost(), context, options)
    expect(code).toBe(1)
    expect(output.match(/Nothing was verified: .*/g)).toEqual([
      expect.stringContaining(`nothing answers at ${stateUrl} of -Dprovider.stateUrl`),
    ])
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('gives a call up after 15 s, also when its answer drips', slow, async (context) => {
    const hotel = openHotel()
    const dripping = await serveOnFreePort(async (request) => {
      if (request.method === 'HEAD') return new Response(null)
      if (!request.url.endsWith('/menus/all/params?languageCode=bg&menuType=all')) return answer(hotel, request)
      return new Response(endlessSpaces(), { headers: { 'content-type': 'application/json' } })
    })
    const only = '-Dpact.filter.description=a request for the menus of type all in bg'
    const { code, output } = await verifyAgainst(dripping, context, [only])
    expect(code).toBe(1)
    expect(output).toContain('no answer within 15 s, as long as the app waits')
  })

  it('says in one sentence that the filter matches nothing', slow, async (context) => {
    const { output } = await verifyAgainst(await openDemoHost(), context, ['-Dpact.filter.description=a login'])
    expect(output).toContain("Nothing was verified: -Dpact.filter.description='a login' matches no interaction")
    expect(output).not.toContain('No Pact files')
  })

  it('passes in the starter, with nothing installed', slow, async (context) => {
    const { code, output } = await maven(STARTER, [], context)
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
  })
})

describe('the Java methods of the states', () => {
  it('are named after the states and escape the texts of the states', () => {
    const about = { data: 'A row */ of `guest` & <co>.', gives: ['personId'] as const }
    const java = jvmStates(['a guest', 'the guest\u2019s "b\u00e1g"'].map((name) => ({ name, ...about })))
    const methods = [...java.matchAll(/default .* (\w+)\(StateParameters/g)].map(([, name]) => name)
    expect(methods).toEqual(['aGuest', 'theGuestsBag'])
    expect(java).toContain('case "the guest\u2019s \\"b\u00e1g\\"" -> state.run(this::theGuestsBag, "personId");')
    expect(java).toContain('Insert: A row *&#47; of {@code guest} &amp; &lt;co&gt;.')
  })
})
