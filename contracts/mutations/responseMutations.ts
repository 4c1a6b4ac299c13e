import { callNameOf, callNames, endpointOf, isProposed } from '#contracts/calls.ts'
import { ACCEPTED, REJECTED } from '#contracts/pact.ts'
import type { Interaction } from '#contracts/interactions.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { callOf, jsonResponse, onCall, UNCHANGED, type ProviderMutation } from './providerMutation.ts'

interface Fault {
  readonly name: string
  /** The response instead; `undefined` where there is nothing to change. */
  readonly instead: (text: string, request: Request) => Response | undefined
  readonly onPurpose?: string
}

const json = { 'content-type': 'application/json' }

function isList(text: string): boolean {
  const body: unknown = text === '' ? null : JSON.parse(text)
  return Array.isArray(body) || (typeof body === 'object' && body !== null && 'content' in body)
}

/** Replaces the list of a response, which may be in `content`. */
function withRows(text: string, rows: (rows: unknown[]) => unknown): Response | undefined {
  if (!isList(text)) return undefined
  const body = JSON.parse(text) as unknown[] | { content: unknown[] }
  return jsonResponse(200, Array.isArray(body) ? rows(body) : { content: rows(body.content) })
}

/** The bytes of Cyrillic letters in windows-1251, which Java writes with the encoding of an older Windows. */
function inWindows1251(text: string): Uint8Array<ArrayBuffer> {
  const codes = Array.from({ length: text.length }, (_letter, index) => text.charCodeAt(index))
  return Uint8Array.from(codes.map((code) => (code >= 0x0410 && code <= 0x044f ? code - 0x0350 : code)))
}

const SAME_TYPE = 'verifiers compare only bodies whose media type is that of the pact, `application/json`'
/** Why a list is pinned in one form. */
export const ONE_FORM = 'the form that the specification gives; a pact cannot say “one form or the other”'

/** A redirect to the same call without a mutation. */
function redirectTo(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  return new Response(null, {
    status: 308,
    headers: { location: pathname.replace('/api', `/api${UNCHANGED}`) + search },
  })
}

const readFaults: readonly Fault[] = [
  {
    name: 'a redirect to another path',
    instead: (_text, request) => redirectTo(request),
    onPurpose: 'a redirect costs each call a round trip on weak Wi-Fi; pact-jvm does not follow it',
  },
  { name: 'an empty list', instead: (text) => withRows(text, () => []) },
  { name: 'rows without fields', instead: (text) => withRows(text, (rows) => rows.map(() => ({}))) },
  { name: 'rows that are null', instead: (text) => withRows(text, (rows) => rows.map(() => null)) },
  {
    name: 'a list in the other form: bare, or in `content`',
    instead: (text) => {
      if (!isList(text)) return undefined
      const body = JSON.parse(text) as unknown[] | { content: unknown[] }
      return jsonResponse(200, Array.isArray(body) ? { content: body } : body.content)
    },
    onPurpose: ONE_FORM,
  },
  { name: 'null', instead: () => jsonResponse(200, null) },
  { name: 'an object without fields', instead: () => jsonResponse(200, {}) },
  { name: 'an empty body', instead: () => new Response('', { headers: json }) },
  { name: '204 without a body', instead: () => new Response(null, { status: 204 }) },
  {
    name: 'a page of HTML',
    instead: () => new Response('<!doctype html><h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } }),
  },
  {
    name: 'JSON that ends in the middle',
    instead: (text) => new Response(text.slice(0, -2), { headers: json }),
  },
  {
    name: 'JSON as `application/vnd.hotel+json`',
    instead: (text) => new Response(text, { headers: { 'content-type': 'application/vnd.hotel+json' } }),
    onPurpose: SAME_TYPE,
  },
  {
    name: 'JSON as `text/plain`',
    instead: (text) => new Response(text, { headers: { 'content-type': 'text/plain' } }),
    onPurpose: SAME_TYPE,
  },
  {
    name: 'JSON as `application/json;charset=UTF-8`',
    instead: (text) => new Response(text, { headers: { 'content-type': 'application/json;charset=UTF-8' } }),
  },
  {
    name: 'JSON in windows-1251',
    instead: (text) => (/[А-я]/.test(text) ? new Response(inWindows1251(text), { headers: json }) : undefined),
  },
  {
    name: 'JSON after a byte order mark',
    instead: (text) => new Response(`\uFEFF${text}`, { headers: json }),
    onPurpose: 'RFC 8259 forbids to send a byte order mark',
  },
  {
    name: 'prices in exponent notation',
    instead: (text) =>
      /[Pp]rice":\d/.test(text)
        ? new Response(text.replaceAll(/([Pp]rice":)([\d.]+)/g, '$1$2E+0'), { headers: json })
        : undefined,
    onPurpose:
      'pact-jvm’s matcher of numbers does not know the exponent notation: let Jackson write plain numbers (`WRITE_BIGDECIMAL_AS_PLAIN`)',
  },
  ...[401, 403, 404, 500, 503].map((status) => ({
    name: `${status} instead`,
    instead: () => jsonResponse(status, {}),
  })),
]

const sentFaults: readonly Fault[] = [
  ...[200, 202].map((status) => ({ name: `${status} instead of a 201`, instead: () => jsonResponse(status, {}) })),
  { name: '204 instead of a 201', instead: () => new Response(null, { status: 204 }) },
  ...[400, 401, 403, 404, 409, 422, 429, 500, 503].map((status) => ({
    name: `${status} instead of a 201`,
    instead: () => jsonResponse(status, {}),
  })),
]

const PINNED_STATUS: Readonly<Record<string, string>> = {
  '404 200': 'where the guest has rated nothing, there is nothing to answer with',
}

/** Other statuses instead of the one that the pact pins. */
function statuses(from: number, to: readonly number[]): readonly Fault[] {
  return to.map((status) => ({
    name: `${status} instead of ${from === REJECTED ? 'a 400' : `the ${from}`}`,
    instead: () => (status === 204 ? new Response(null, { status }) : jsonResponse(status, {})),
    ...(PINNED_STATUS[`${from} ${status}`] !== undefined && {
      onPurpose: PINNED_STATUS[`${from} ${status}`] as string,
    }),
  }))
}

interface Group {
  /** The pinned status of the interactions that these faults change. */
  readonly status: number
  readonly faults: readonly Fault[]
}

function groupsOf(name: CallName): readonly Group[] {
  const isSent = endpointOf(name).method === 'POST' && name !== 'login'
  return [
    isSent ? { status: ACCEPTED, faults: sentFaults } : { status: 200, faults: readFaults },
    { status: REJECTED, faults: statuses(REJECTED, [200, 401, 403, 404, 409, 422, 500]) },
    { status: 401, faults: statuses(401, [200, 400, 403, 404, 500]) },
    { status: 403, faults: statuses(403, [200, 400, 401, 404, 500]) },
    { status: 404, faults: statuses(404, [200, 204, 400, 500]) },
  ]
}

/** Whether a fault changes the response of an interaction. */
function applies({ instead }: Fault, { request, response }: Interaction): boolean {
  const text = JSON.stringify(response.body?.content ?? '')
  return instead(text, new Request(`http://localhost/api${request.path}`)) !== undefined
}

function mutationsOf(name: CallName, interactions: readonly Interaction[]): ProviderMutation[] {
  const call = callOf(name)
  return groupsOf(name).flatMap(({ status, faults }) => {
    const pinned = interactions.filter((each) => callNameOf(each) === name && each.response.status === status)
    const possible = faults.filter((fault) => pinned.some((each) => applies(fault, each)))
    return possible.map((fault): ProviderMutation => {
      const { name: title, instead, ...notes } = fault
      return {
        ...{ name: title, call, ...notes },
        changes: (each) => each.response.status === status && applies(fault, each),
        mutate: onCall(call, async ({ request, respond }) => {
          const response = await respond()
          return instead(await response.clone().text(), request) ?? response
        }),
      }
    })
  })
}

/** Mutations of whole responses: their status, type, encoding and form. */
export function responseMutations(interactions: readonly Interaction[]): readonly ProviderMutation[] {
  return callNames.filter((name) => !isProposed(name)).flatMap((name) => mutationsOf(name, interactions))
}
