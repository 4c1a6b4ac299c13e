import { answered, type Answered } from './answerChecks.ts'
import type { Examined } from './examine.ts'
import { cannotTell, judge, type Fault, type Finding } from './findings.ts'

const SPARE_DAYS = 14
const DAY_MS = 86_400_000

const remedies: Readonly<Record<string, string>> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Send the intermediate certificates too (the full chain).',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'Send the intermediate certificates too (the full chain).',
  CERT_HAS_EXPIRED: 'Renew the certificate, and let it be renewed by itself.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Take a certificate for the name of this host.',
}

function certificate({ options, heard }: Examined): Finding[] {
  const { protocol, hostname } = new URL(options.baseUrl)
  if (protocol === 'http:') {
    const fix = 'Run this against the public address, over https.'
    if (['localhost', '127.0.0.1', '[::1]'].includes(hostname))
      return cannotTell('certificate', 'this computer serves plain http', fix)
    return judge('certificate', [{ found: 'the API is served over plain http', fix: 'Serve it over https only.' }], '')
  }
  const shown = heard.find(({ answer }) => answer?.certificate !== undefined)?.answer?.certificate
  if (shown === undefined) return cannotTell('certificate', 'no answer showed one', 'Look at it in a browser.')
  const { distrusted, expires } = shown
  const days = Math.floor((expires.getTime() - Date.now()) / DAY_MS)
  if (distrusted !== undefined) {
    const fix = remedies[distrusted] ?? 'Take a certificate of a public authority: phones trust no other.'
    return judge('certificate', [{ found: `it is not trusted: ${distrusted}`, fix }], '')
  }
  const soon = { found: `it expires in ${days} days`, fix: 'Renew the certificate, and let it be renewed by itself.' }
  return judge('certificate', days < SPARE_DAYS ? [soon] : [], `trusted here, chain complete, ${days} days left`)
}

/** Why the app cannot follow a redirect, or `undefined` where it can. */
function redirectFault({ name, call, answer, purpose }: Answered, origin: string): string | undefined {
  const location = answer.headers.get('location') ?? ''
  const target = URL.canParse(location, call.url) ? new URL(location, call.url) : undefined
  if (target?.origin !== origin) return `${name} redirects to another origin, which drops the Authorization header`
  if (purpose === 'preflight') return `${name} redirects, which no browser follows`
  const keepsBody = call.method === 'GET' || [307, 308].includes(answer.status)
  return keepsBody ? undefined : `${name} redirects with ${answer.status}, which makes it a GET without a body`
}

function redirects(examined: Examined): Finding[] {
  const { origin } = new URL(examined.options.baseUrl)
  const redirecting = answered(examined).filter(
    ({ answer: { status } }) => status > 300 && status < 400 && status !== 304,
  )
  const faults = redirecting.flatMap((each): Fault[] => {
    const found = redirectFault(each, origin)
    return found === undefined ? [] : [{ found, fix: 'Answer at the address itself, and name that as the base URL.' }]
  })
  return judge('redirects', faults, 'none that the app cannot follow')
}

const NO_ORIGIN = ['the origin of the app is not known', 'Give it with --origin.'] as const
const isShared = ({ options }: Examined) => options.origin === new URL(options.baseUrl).origin
const SHARED = 'not needed: app and API share an origin'

/** Why the app at this origin may not read an answer, or `undefined`. */
function allowFault({ answer: { headers } }: Answered, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return undefined
  return allowed === null ? 'has no Access-Control-Allow-Origin' : `allows ${allowed}`
}

function cors(examined: Examined): Finding[] {
  const { origin } = examined.options
  if (origin === undefined) return cannotTell('CORS', ...NO_ORIGIN)
  if (isShared(examined)) return judge('CORS', [], SHARED)
  const asked = answered(examined, 'hotel', 'guest', 'login', 'ended', 'refused')
  const elsewhere = answered(examined, 'elsewhere')[0]
  const allowedElsewhere = elsewhere?.answer.headers.get('access-control-allow-origin')
  const faults = asked.flatMap((each): Fault[] => {
    const { name, answer } = each
    const subject = `${name} (${answer.status})`
    const fault = allowFault(each, origin)
    const fix = `Send Access-Control-Allow-Origin: ${origin}, with errors too: without it the app sees a network error.`
    if (fault !== undefined) return [{ found: `${subject} ${fault}`, fix }]
    const allowed = answer.headers.get('access-control-allow-origin')
    const depends = allowed !== '*' && allowedElsewhere !== allowed
    const varies = /(?:^|[\s,])(?:origin|\*)(?:$|[\s,])/i.test(answer.headers.get('vary') ?? '')
    if (!depends || varies) return []
    return [
      {
        found: `${subject} depends on the origin without Vary: Origin`,
        fix: 'Send Vary: Origin with every answer, also to other origins.',
      },
    ]
  })
  return judge('CORS', faults, `${asked.length} answers may be read by ${origin}`)
}

/** Why a browser does not make the call after this preflight, or `undefined`. GET and POST need no leave. */
function preflightFault(each: Answered, origin: string): string | undefined {
  const { call, answer } = each
  if (answer.status < 200 || answer.status > 299) return `answers ${answer.status}`
  const fault = allowFault(each, origin)
  if (fault !== undefined) return fault
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/[\s,]+/)
  const needed = call.headers['access-control-request-headers']?.split(',') ?? []
  // A `*` does not stand for `authorization`.
  const missing = needed.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  )
  return missing.length === 0 ? undefined : `does not allow the header ${missing.join(' and ')}`
}

function preflights(examined: Examined): Finding[] {
  const { origin } = examined.options
  if (origin === undefined) return cannotTell('preflights', ...NO_ORIGIN)
  if (isShared(examined)) return judge('preflights', [], SHARED)
  const asked = answered(examined, 'preflight')
  const faults = asked.flatMap((each): Fault[] => {
    const fault = preflightFault(each, origin)
    const fix =
      'Answer OPTIONS on every path with 2xx without a session, and allow the headers authorization and content-type; in Spring: http.cors().'
    return fault === undefined ? [] : [{ found: `${each.name} ${fault}`, fix }]
  })
  const unkept = asked.some(({ answer }) => !answer.headers.has('access-control-max-age'))
  const advice = unkept ? '; Access-Control-Max-Age would save a round trip' : ''
  return judge('preflights', faults, `${asked.length} paths${advice}`)
}

/** The checks of how a phone reaches the API. */
export const accessChecks = [certificate, redirects, cors, preflights]
