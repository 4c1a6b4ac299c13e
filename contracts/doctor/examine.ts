import * as v from 'valibot'
import { CliError } from '#src/build/cliError.mjs'
import { callNames, endpointOf, isProposed, isProtected } from '#contracts/calls.ts'
import { EXIT_NOT_RUN } from '#contracts/verification/options.ts'
import type { DoctorOptions } from './options.ts'
import { send, type Answer, type Call, type Transport } from './send.ts'

/**
 * What a call is for: data of the hotel, data of the guest, a login, a login that is refused, a call after the end of a session, a
 * preflight, a read with the validator of the one before, and a read from another origin.
 */
export type Purpose = 'hotel' | 'guest' | 'login' | 'refused' | 'ended' | 'preflight' | 'again' | 'elsewhere'

/** A call, with its answer or the reason why there is none. */
export interface Heard {
  readonly purpose: Purpose
  /** Method and path. */
  readonly name: string
  readonly call: Call
  readonly answer: Answer | undefined
  readonly failure: string | undefined
}

/** Everything that was asked of the API. */
export interface Examined {
  readonly options: DoctorOptions
  readonly heard: readonly Heard[]
}

const session = v.object({ personId: v.union([v.string(), v.number()]), sessionId: v.string() })

/** A session that no API knows. */
const ENDED = 'Bearer contracts-doctor'
const UNKNOWN_GUEST = { accountNumber: 'contracts-doctor', roomNumber: '0' }
const ELSEWHERE = 'https://elsewhere.example'

const calls = callNames.filter((name) => !isProposed(name)).map((name) => ({ name, ...endpointOf(name) }))
const reads = calls.filter(({ name, method }) => method === 'GET' && isProtected(name))

/** The paths that a browser asks leave for: with a token, or with a JSON body. */
function preflighted(): { path: string; method: string; headers: string }[] {
  const asking = calls.filter(({ name, method }) => isProtected(name) || method === 'POST')
  return [...new Set(asking.map(({ path }) => path))].map((path) => {
    const ofPath = asking.filter((each) => each.path === path)
    const method = ofPath.some((each) => each.method === 'POST') ? 'POST' : 'GET'
    const needed = [
      ...(ofPath.some(({ name }) => isProtected(name)) ? ['authorization'] : []),
      ...(method === 'POST' ? ['content-type'] : []),
    ]
    return { path, method, headers: needed.join(',') }
  })
}

type Ask = (purpose: Purpose, target: string, headers?: Record<string, string>, body?: object) => Promise<Heard>

function asker({ baseUrl, origin, headers: always }: DoctorOptions, transport: Transport, heard: Heard[]): Ask {
  return async (purpose, target, headers = {}, body) => {
    const [method = '', path = ''] = target.split(' ')
    const call = {
      method,
      url: new URL(baseUrl + path),
      headers: {
        ...(origin !== undefined && { origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(purpose !== 'preflight' && always),
        ...headers,
      },
      ...(body !== undefined && { body }),
    }
    const about = { purpose, name: `${method} ${path}`, call }
    const result = await send(call, transport).then(
      (answer) => ({ ...about, answer, failure: undefined }),
      (error: Error) => ({ ...about, answer: undefined, failure: error.message || String(error) }),
    )
    heard.push(result)
    return result
  }
}

async function askAsGuest(ask: Ask, account: NonNullable<DoctorOptions['account']>): Promise<void> {
  const { answer } = await ask('login', 'POST /customer/login', {}, account)
  const guest = v.safeParse(v.pipe(v.string(), v.parseJson(), session), answer?.body.toString())
  if (!guest.success) return
  const authorization = { authorization: `Bearer ${guest.output.sessionId}` }
  for (const { name, path } of reads) {
    const target = `GET ${path.replace('{personId}', encodeURIComponent(guest.output.personId))}`
    await ask(name === 'getProducts' ? 'hotel' : 'guest', target, authorization)
  }
}

/** Makes the calls, one after the other. It signs in only where the certificate is trusted. Throws when nothing answers. */
export async function examine(options: DoctorOptions, transport: Transport): Promise<Examined> {
  const heard: Heard[] = []
  const ask = asker(options, transport, heard)
  const first = await ask('hotel', 'GET /configurations')
  if (first.answer === undefined)
    throw new CliError(`Nothing answers at ${options.baseUrl}: ${first.failure}`, EXIT_NOT_RUN)
  await ask('hotel', 'GET /menus/all/params?languageCode=bg&menuType=breakfast')
  await ask('ended', 'GET /products', { authorization: ENDED })
  await ask('refused', 'POST /customer/login', {}, UNKNOWN_GUEST)
  const isTrusted = first.answer.certificate?.distrusted === undefined
  if (options.account !== undefined && isTrusted) await askAsGuest(ask, options.account)
  for (const { name, call, answer } of heard.filter(({ purpose }) => purpose === 'hotel')) {
    const tag = answer?.headers.get('etag')
    if (tag) await ask('again', name, { ...call.headers, 'if-none-match': tag })
  }
  if (options.origin !== undefined) {
    await ask('elsewhere', 'GET /configurations', { origin: ELSEWHERE })
    for (const { path, method, headers } of preflighted()) {
      const asked = { 'access-control-request-method': method, 'access-control-request-headers': headers }
      await ask('preflight', `OPTIONS ${path.replace('{personId}', '0')}`, asked)
    }
  }
  return { options, heard }
}
