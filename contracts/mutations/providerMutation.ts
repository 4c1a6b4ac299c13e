import { answer } from '#mock-server/handlers/index.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { endpointOf } from '#contracts/calls.ts'
import type { Interaction } from '#contracts/interactions.ts'
import type { CallName } from '#src/schemas/calls.ts'

/** A JSON object. */
export type Json = Record<string, unknown>

/** Where a provider of mutations has the mock server without any, below its base path. */
export const UNCHANGED = '/none'

/** A fault injected into the mock server: a function that replaces its response to a call. */
export interface ProviderMutation {
  readonly name: string
  /** The only call that it changes, as for `onCall`; any call by default. */
  readonly call?: string
  /** The interactions of the call that it can change; all by default. */
  readonly changes?: (interaction: Interaction) => boolean
  readonly mutate: (context: MutationContext) => Promise<Response>
  /** Why verifiers reject it although the app works. */
  readonly onPurpose?: string
  /** Why verifiers do not see it, and what the guest meets. */
  readonly unseen?: string
}

interface MutationContext {
  readonly hotel: Hotel
  readonly request: Request
  /** Returns the mock server's own response to this request, or to another one. */
  readonly respond: (request?: Request) => Promise<Response>
}

/** Returns the response to a call, with a fault. */
export type Mutate = ProviderMutation['mutate']

/** Applies a mutation to one call, such as `GET /orders`: a method and the start of a path. */
export function onCall(call: string, mutate: Mutate): Mutate {
  const [method, path] = call.split(' ') as [string, string] // every caller passes both
  return (context) => {
    const { pathname } = new URL(context.request.url)
    return context.request.method === method && pathname.startsWith(`/api${path}`) ? mutate(context) : context.respond()
  }
}

/** A call as `onCall` names it. */
export function callOf(name: CallName): string {
  const { method, path } = endpointOf(name)
  return `${method} ${path.replace('/{personId}', '')}`
}

/** Whether a mutation can change an interaction. */
export function canChange({ call, changes = () => true }: ProviderMutation, interaction: Interaction): boolean {
  const { method, path } = interaction.request
  const [ofMethod, start] = call?.split(' ') ?? [method, '/']
  return method === ofMethod && path.startsWith(start ?? '/') && changes(interaction)
}

/** A mutation of one call, which is named once: `mutate` gets it for `onCall` and the functions based on it. */
export function mutationOf(call: string, name: string, mutate: (call: string) => Mutate): ProviderMutation {
  return { name, call, mutate: mutate(call) }
}

/** A JSON response. */
export function jsonResponse(status: number, body: unknown): Response {
  return Response.json(body, { status })
}

/** Changes the body of successful responses. */
export function changeBody(call: string, change: (body: never) => unknown): Mutate {
  return onCall(call, async ({ respond }) => {
    const response = await respond()
    return response.ok ? jsonResponse(response.status, change((await response.json()) as never)) : response
  })
}

/** Replaces one status with another. */
export function changeStatus(call: string, status: number, instead: number): Mutate {
  return onCall(call, async ({ respond }) => {
    const response = await respond()
    return response.status === status ? jsonResponse(instead, {}) : response
  })
}

/** Renames a field. */
export const renamed =
  (from: string, to: string) =>
  ({ [from]: value, ...rest }: Json) => ({ ...rest, [to]: value })
/** Sets the value of a field. */
export const changed = (field: string, value: unknown) => (row: Json) => ({ ...row, [field]: value })
/** Changes each row of a list. */
export const eachRow = (change: (row: Json) => Json) => (rows: Json[]) => rows.map(change)
/** Changes each row of a list in `content`. */
export const eachInContent =
  (change: (row: Json) => Json) =>
  ({ content }: { content: Json[] }) => ({ content: content.map(change) })

/** Changes each dish of each menu. */
export const eachDish = (change: (dish: Json) => Json) =>
  eachRow(({ menuItems, ...menu }) => ({ ...menu, menuItems: (menuItems as Json[]).map(change) }))

/** The mock server as it is. */
export const noMutation: ProviderMutation = { name: 'none', mutate: ({ respond }) => respond() }

/** Handles every call as one of the first guest, without an access check. */
export const withoutAccessCheck: Mutate = ({ hotel, request, respond }) => {
  const session =
    hotel.db.sessions.getAll()[0] ??
    hotel.change((db) => db.sessions.create({ id: 'any', guestId: '1001', startedAt: '' }))
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${session.id}`)
  const ownUrl = request.url.replace(/\/customer\/\d+$/, `/customer/${session.guestId}`)
  return respond(new Request(ownUrl, new Request(request, { headers })))
}

/** The mock server with one mutation. */
export function mutatedProvider(hotel: Hotel, { mutate }: ProviderMutation): (request: Request) => Promise<Response> {
  return async (request) => {
    const respond = (instead: Request = request) => answer(hotel, instead.clone())
    return request.url.includes('/__demo/') ? respond() : mutate({ hotel, request, respond })
  }
}
