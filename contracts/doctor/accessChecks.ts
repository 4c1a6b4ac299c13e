import { TIMEOUT_MS } from '#src/api/baseQuery.ts'
import { askedHeaders, type Answered, type Examined } from './examine.ts'
import { checkOf, fail, pass, warn, type Finding, type Problem } from './findings.ts'

const all = ({ calls }: Examined) => calls
const preflightsOf = ({ calls }: Examined) => calls.filter(({ purpose }) => purpose === 'preflight')

export function unanswered({ calls, unanswered: failed }: Examined): Finding[] {
  const fix = `Answer within ${TIMEOUT_MS / 1000} s: then the app gives up, and what a guest sent is not confirmed.`
  if (failed.length === 0) return [pass('answers', `all of ${calls.length} calls`)]
  return failed.map(({ call, failure }) => ({ check: 'answers', ...fail(`${call}: ${failure}`, fix) }))
}

const first = ({ calls }: Examined) => calls.slice(0, 1)
export const https = checkOf('https', first, 'with a certificate that is trusted here', (_call, { baseUrl }) => {
  const { protocol, hostname } = new URL(baseUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const found = isHere ? 'not checked: this computer serves plain http' : 'plain http, which no page of https may call'
  return protocol === 'https:' ? [] : [(isHere ? warn : fail)(found, 'Serve https, and name that address.')]
})

export const redirects = checkOf('redirects', all, 'none', ({ call, answer: { status, headers } }, { baseUrl }) => {
  const fix = 'Answer at the address itself, and name that as the base URL.'
  const location = headers.get('location')
  if (status < 300 || status > 399 || location === null) return []
  const { origin } = new URL(baseUrl)
  const isElsewhere = !URL.canParse(location, baseUrl) || new URL(location, baseUrl).origin !== origin
  if (isElsewhere) return [fail('redirects to another origin, which drops the Authorization header', fix)]
  if (call.startsWith('GET')) return [warn('redirects, so its answer was not checked', fix)]
  return [fail('redirects, which neither the app nor a browser follows here', fix)]
})

function originProblems({ answer }: Answered, { origin, baseUrl }: Examined['options']): Problem[] {
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin || origin === new URL(baseUrl).origin) return []
  const found = allowed === null ? 'has no Access-Control-Allow-Origin' : `allows ${allowed}`
  const fix = `Send Access-Control-Allow-Origin: ${origin}, with errors too: otherwise the app sees a network error.`
  return [fail(`${found} (status ${answer.status})`, fix)]
}

const readByApp = ({ calls, options: { origin } }: Examined) =>
  calls.filter(({ purpose }) => origin !== undefined && purpose !== 'preflight')
export const cors = checkOf('CORS', readByApp, 'the app may read every answer', originProblems)

export const preflights = checkOf('preflights', preflightsOf, 'browsers may make every call', (call, options) => {
  const { status, headers } = call.answer
  const fix = 'Answer OPTIONS without a session, and allow these headers; in Spring: http.cors().'
  if (status < 200 || status > 299) return [fail(`answers ${status}`, fix)]
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/[\s,]+/)
  // A `*` does not stand for `authorization`.
  const isAllowed = (name: string) => allowed.includes(name) || (allowed.includes('*') && name !== 'authorization')
  const missing = askedHeaders(call.name).filter((name) => !isAllowed(name))
  const rejected = missing.length === 0 ? [] : [fail(`does not allow the header ${missing.join(' and ')}`, fix)]
  return [...originProblems(call, options), ...rejected]
})

const SLOW_MS = 2_000
const LIMITS = `a warning above ${SLOW_MS / 1000} s, a failure above ${TIMEOUT_MS / 1000} s, when the app gives up`

export const times = checkOf('time', all, `no call was slow (${LIMITS})`, ({ answer: { tookMs } }) => {
  return tookMs > SLOW_MS ? [warn(`took ${(tookMs / 1000).toFixed(1)} s`, `Answer within a second (${LIMITS}).`)] : []
})

/** What fits into one packet: compression and an ETag save nothing. */
const PACKET = 1_400

export const compression = checkOf('compression', all, `as needed above ${PACKET} bytes`, ({ answer }) => {
  const fix = 'Compress JSON with gzip or br; in Spring Boot: server.compression.enabled=true.'
  const isPlain = answer.bytes > PACKET && !answer.headers.has('content-encoding')
  return isPlain ? [warn(`is sent uncompressed, with more than ${PACKET} bytes`, fix)] : []
})

const readByAll = ({ calls }: Examined) => calls.filter(({ purpose }) => purpose === 'read for all')
export const validators = checkOf('ETag', readByAll, `as needed above ${PACKET} bytes`, ({ answer }) => {
  const fix = 'Send one, and answer 304 to it in If-None-Match; in Spring: ShallowEtagHeaderFilter.'
  if (answer.status !== 200 || answer.bytes <= PACKET || answer.headers.has('etag')) return []
  return [warn('has no ETag, so it is sent whole at each visit', fix)]
})
