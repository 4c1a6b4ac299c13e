import { answer } from '#mock-server/handlers/answer.ts'
import type { Hotel } from '#mock-server/hotel.ts'

/** A JSON object. */
export type Json = Record<string, unknown>

/** Something wrong with a backend: what it makes of a call, given the honest answer. */
export interface ProviderMutation {
  readonly name: string
  readonly mutate: (asked: Asked) => Promise<Response>
}

interface Asked {
  readonly hotel: Hotel
  readonly request: Request
  /** What an honest hotel answers to this request, or to another. */
  readonly honest: (request?: Request) => Promise<Response>
}

/** What a mutation makes of a call. */
export type Mutate = ProviderMutation['mutate']

/** `GET /orders` and the like; a path ends where the mutation no longer cares. */
export function on(call: string, mutate: Mutate): Mutate {
  const [method, path] = call.split(' ') as [string, string] // so written below
  return (asked) => {
    const { pathname } = new URL(asked.request.url)
    return asked.request.method === method && pathname.startsWith(`/api${path}`) ? mutate(asked) : asked.honest()
  }
}

/** A JSON answer. */
export function reply(status: number, body: unknown): Response {
  return Response.json(body, { status })
}

/** Changes the body of answers that went well. */
export function says(call: string, change: (body: never) => unknown): Mutate {
  return on(call, async ({ honest }) => {
    const response = await honest()
    return response.ok ? reply(response.status, change((await response.json()) as never)) : response
  })
}

/** Answers this status instead of another. */
export function answers(call: string, status: number, instead: number): Mutate {
  return on(call, async ({ honest }) => {
    const response = await honest()
    return response.status === status ? reply(instead, {}) : response
  })
}

/** Renames a field. */
export const renamed =
  (from: string, to: string) =>
  ({ [from]: value, ...rest }: Json) => ({ ...rest, [to]: value })
/** Makes a text of a field. */
export const asText = (field: string) => (row: Json) => ({ ...row, [field]: String(row[field]) })
/** Gives a field another value. */
export const changed = (field: string, value: unknown) => (row: Json) => ({ ...row, [field]: value })

/** Leaves a field out. */
export const without =
  (field: string) =>
  ({ [field]: _left, ...rest }: Json) =>
    rest
/** Changes each row of a list. */
export const eachOf = (change: (row: Json) => Json) => (rows: Json[]) => rows.map(change)
/** Changes each row of a wrapped list. */
export const eachIn =
  (change: (row: Json) => Json) =>
  ({ content }: { content: Json[] }) => ({ content: content.map(change) })

/** Lets a call through as the first guest, whoever asks and for whomever. */
export const unguarded: Mutate = ({ hotel, request, honest }) => {
  const session =
    hotel.store.sessions.find({}) ?? hotel.store.sessions.insert({ id: 'any', guestId: '1001', startedAt: '' })
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${session.id}`)
  const own = request.url.replace(/\/customer\/\d+$/, `/customer/${session.guestId}`)
  return honest(new Request(own, new Request(request, { headers })))
}

/** The fake hotel telling one mutation. */
export function mutatedProvider(hotel: Hotel, { mutate }: ProviderMutation): (request: Request) => Promise<Response> {
  return async (request) => {
    const honest = async (instead: Request = request) => {
      const response = await answer(hotel, instead.clone())
      return response === 'no-answer' ? Response.error() : response
    }
    return request.url.includes('/__demo/') ? honest() : mutate({ hotel, request, honest })
  }
}
