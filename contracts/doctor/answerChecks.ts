import { TIMEOUT_MS } from '#src/api/baseQuery.ts'
import type { Examined, Heard, Purpose } from './examine.ts'
import { cannotTell, judge, type Fault, type Finding } from './findings.ts'
import type { Answer } from './send.ts'

/** A call that was answered. */
export type Answered = Heard & { readonly answer: Answer }

/** The calls of these purposes that were answered; of all purposes without any. */
export function answered({ heard }: Examined, ...purposes: readonly Purpose[]): Answered[] {
  return heard.filter((each): each is Answered => {
    return each.answer !== undefined && (purposes.length === 0 || purposes.includes(each.purpose))
  })
}

const isOk = ({ answer }: Answered) => answer.status >= 200 && answer.status < 300

const expected: Readonly<Partial<Record<Purpose, readonly [isExpected: (status: number) => boolean, words: string]>>> =
  {
    hotel: [(status) => status < 400, '200'],
    guest: [(status) => status < 400 || status === 404, '200'],
    login: [(status) => status < 300, '200'],
    ended: [(status) => status === 401 || status === 403, '401'],
    refused: [(status) => status >= 400 && status < 500, 'a status of 4xx'],
  }

function statuses(examined: Examined): Finding[] {
  const faults = answered(examined).flatMap(({ purpose, name, answer }): Fault[] => {
    const [isExpected, words] = expected[purpose] ?? []
    if (isExpected === undefined || isExpected(answer.status)) return []
    const why =
      purpose === 'ended' ? ' when the session is unknown' : purpose === 'refused' ? ' to an unknown guest' : ''
    const fix = `Answer ${words}${why}, or correct the base URL, the account or the header given here.`
    return [{ found: `${name} answers ${answer.status}`, fix }]
  })
  return judge('status', faults, 'every call has its status')
}

/** Why a body is not JSON, or `undefined`. An error may have none. */
function notJson(each: Answered): string | undefined {
  const { status, headers, body } = each.answer
  if (status >= 300 && status < 400) return undefined
  const type = headers.get('content-type') ?? 'no content type'
  if (/text\/html/i.test(type) || /^\s*<(?:!doctype|html)/i.test(body.toString())) return 'is HTML'
  if (body.length === 0) return isOk(each) && each.purpose !== 'guest' ? 'is empty' : undefined
  if (!/[/+]json\b/i.test(type)) return `has the content type ${type}`
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return undefined
  } catch {
    return 'is not JSON in UTF-8'
  }
}

function json(examined: Examined): Finding[] {
  const faults = answered(examined, 'hotel', 'guest', 'login', 'ended', 'refused').flatMap((each): Fault[] => {
    const fault = notJson(each)
    const fix = 'Answer JSON in UTF-8, errors too; the app takes a page of HTML for a Wi-Fi portal.'
    return fault === undefined ? [] : [{ found: `the answer to ${each.name} ${fault}`, fix }]
  })
  return judge('JSON', faults, 'every answer is JSON, or an error without a body')
}

/** Schemes for which browsers open a window of their own. */
const OPENS_WINDOW = /(?:^|,)\s*(basic|digest|ntlm|negotiate)\b/i

function passwordWindow(examined: Examined): Finding[] {
  const refused = answered(examined).filter(({ answer }) => answer.status === 401)
  if (refused.length === 0)
    return cannotTell('password window', 'no call was answered with 401', 'Answer 401 when the session is unknown.')
  const faults = refused.flatMap(({ name, answer }): Fault[] => {
    const [, scheme] = OPENS_WINDOW.exec(answer.headers.get('www-authenticate') ?? '') ?? []
    if (scheme === undefined) return []
    const fix =
      'Send no WWW-Authenticate, or Bearer; in Spring Security: httpBasic().disable(), or an AuthenticationEntryPoint of your own.'
    return [
      { found: `${name} answers 401 with WWW-Authenticate: ${scheme}, which opens the browser’s own window`, fix },
    ]
  })
  return judge('password window', faults, 'no 401 opens the browser’s own window')
}

function personalData(examined: Examined): Finding[] {
  const guest = answered(examined, 'guest')
  if (guest.length === 0)
    return cannotTell(
      'personal data',
      'no data of a guest was read',
      'Give --account and --room of a guest, over a trusted connection.',
    )
  const faults = guest.flatMap(({ name, answer }): Fault[] => {
    const directives = answer.headers.get('cache-control')
    if (/\bno-store\b/i.test(directives ?? '')) return []
    const found = `${name} has ${directives === null ? 'no Cache-Control' : `Cache-Control: ${directives}`}`
    return [{ found, fix: 'Send Cache-Control: no-store with data of a guest.' }]
  })
  return judge('personal data', faults, 'is not stored by caches (no-store)')
}

function validators(examined: Examined): Finding[] {
  const read = answered(examined, 'hotel').filter(isOk)
  if (read.length === 0)
    return cannotTell('ETag', 'no data of the hotel was read', 'Correct what the line on the status names.')
  const again = answered(examined, 'again')
  const faults = read.flatMap(({ name, answer }): Fault[] => {
    const cost = `so its ${answer.sentBytes} bytes are sent at each visit`
    if (!answer.headers.has('etag'))
      return [{ found: `${name} has no ETag, ${cost}`, fix: 'Send an ETag; in Spring: ShallowEtagHeaderFilter.' }]
    const status = again.find((each) => each.name === name)?.answer.status
    const fix = 'Answer 304 to If-None-Match with the current ETag; a proxy that compresses may change the ETag.'
    return status === 304 ? [] : [{ found: `${name} answers ${status ?? 'nothing'} to its own ETag, ${cost}`, fix }]
  })
  return judge('ETag', faults, `${read.map(({ name }) => name).join(', ')}: sent once, then 304`)
}

/** What fits into one packet needs no compression. */
const PACKET = 1_400
/** What a slow 4G connection brings in a second. */
const MOST_BYTES = 180_000

function sizes(examined: Examined): Finding[] {
  const faults = answered(examined).flatMap(({ name, answer: { headers, body, sentBytes } }): Fault[] => {
    const large = {
      found: `${name} sends ${sentBytes} bytes, more than a second of slow 4G`,
      fix: 'Leave out what the app does not read; send old rows no longer.',
    }
    const plain = {
      found: `${name} sends ${sentBytes} bytes uncompressed`,
      fix: 'Compress JSON with gzip or br; in Spring Boot: server.compression.enabled=true.',
    }
    return [
      ...(sentBytes > MOST_BYTES ? [large] : []),
      ...(body.length > PACKET && !headers.has('content-encoding') ? [plain] : []),
    ]
  })
  const largest = Math.max(...answered(examined).map(({ answer }) => answer.sentBytes))
  return judge('size', faults, `the largest answer has ${largest} bytes`)
}

const MOST_SKEW_S = 60

function clock(examined: Examined): Finding[] {
  const dated = answered(examined).find(({ answer }) => answer.headers.has('date'))?.answer
  if (dated === undefined) return cannotTell('clock', 'no answer has a Date', 'Compare the clocks by hand.')
  const skew = Math.round((Date.parse(dated.headers.get('date') ?? '') - dated.at) / 1000)
  const found = `the API is ${Math.abs(skew)} s ${skew < 0 ? 'behind' : 'ahead of'} this computer`
  const isOff = !(Math.abs(skew) <= MOST_SKEW_S)
  return judge('clock', isOff ? [{ found, fix: 'Set both clocks by NTP.' }] : [], found)
}

function times(examined: Examined): Finding[] {
  const faults = examined.heard.flatMap(({ name, failure }): Fault[] => {
    const fix = `Answer within ${TIMEOUT_MS / 1000} s: the app gives up after that.`
    return failure === undefined ? [] : [{ found: `${name}: ${failure}`, fix }]
  })
  const byTime = answered(examined).toSorted((a, b) => b.answer.firstByteMs - a.answer.firstByteMs)
  const slowest =
    byTime[0] === undefined ? '' : `${byTime[0].name} after ${Math.round(byTime[0].answer.firstByteMs)} ms`
  return judge('time', faults, `${examined.heard.length} first bytes, the last ${slowest}`)
}

/** The checks of the answers themselves. */
export const answerChecks = [statuses, json, passwordWindow, personalData, validators, sizes, clock, times]
