import * as v from 'valibot'
import { faultNames, isFaultName, type FaultName } from '#mock-server/faults.ts'
import { guestSession, loginBody } from '#src/wire/session.ts'
import { asJson, callsTo, type Calls } from './rehearsalCalls.ts'
import { guestFlows, sendingFlows, visitorFlows, type Guest, type Visitor } from './rehearsalFlows.ts'

/** Together with the clearing up, ten seconds at most. */
const WALKED_WITHIN_MS = 8000
const CLEARED_WITHIN_MS = 1500

/** The flows of the guest app, as they are shown. */
export const flowNames = [
  ...(['app', 'configuration', 'signIn', 'wrongRoom', 'menus', 'roomService'] as const),
  ...(['pictures', 'reservation', 'problem', 'amenity', 'rating', 'privacy'] as const),
] as const
export type FlowName = (typeof flowNames)[number]

/** How a flow went. */
export interface Rehearsed {
  readonly name: FlowName
  readonly ok: boolean
  /** What went wrong. */
  readonly says?: string
}

/** Faults that the next thing sent would use up. */
const waiting: readonly FaultName[] = ['error-next-post', 'refuse-next-post', 'no-answer', 'drop-after-commit']

/** Faults that are on until they are switched off. */
const lasting: readonly FaultName[] = ['offline', 'latency']

const deskFaults = v.object({ faults: v.object({ on: v.record(v.string(), v.unknown()) }) })

async function faultsOn(demo: Calls): Promise<readonly FaultName[]> {
  const { faults } = await demo.read('desk', deskFaults)
  return Object.keys(faults.on).filter(isFaultName)
}

async function apiBaseOf(origin: string, signal: AbortSignal): Promise<string> {
  const configuration = v.object({ COMPANION_BASE_JAVA_URL: v.string() })
  const found = await callsTo(origin, signal).read('config.json', configuration).catch(() => undefined)
  return new URL(found?.COMPANION_BASE_JAVA_URL ?? '/api', origin).href
}

/** Why a guest's flow must not be walked now: a fault that waits for somebody else would be used up. */
function heldBack(name: keyof typeof guestFlows, on: readonly FaultName[]): string | undefined {
  if (name === 'wrongRoom') return undefined
  const fault = on.find((each) => each === 'expired-session' || (sendingFlows.includes(name) && waiting.includes(each)))
  return fault && `The fault "${fault}" is on and waits for this: nothing was sent`
}

function reason(error: unknown, on: readonly FaultName[]): string {
  const says = error instanceof Error ? error.message : String(error)
  const fault = faultNames.find((each) => lasting.includes(each) && on.includes(each))
  return fault === undefined ? says : `${says} (the fault "${fault}" is on)`
}

async function signIn(visitor: Visitor, demo: Calls, signal: AbortSignal): Promise<Guest> {
  const { calls: publicCalls, apiBase } = visitor
  const credentials = await demo.read('rehearsal', loginBody, { method: 'POST' })
  const session = await publicCalls.read('customer/login', guestSession, asJson(credentials))
  return { ...visitor, publicCalls, calls: callsTo(apiBase, signal, session.sessionId), credentials, session }
}

/**
 * Walks every flow of the guest app over real calls, as a guest who leaves nothing behind, and says of each how it went.
 * Takes ten seconds at most, and never rejects.
 */
export async function rehearse(origin = window.location.origin): Promise<Rehearsed[]> {
  const signal = AbortSignal.timeout(WALKED_WITHIN_MS)
  const demo = callsTo(`${origin}/__demo`, signal)
  const apiBase = await apiBaseOf(origin, signal)
  const visitor: Visitor = { calls: callsTo(apiBase, signal), origin, apiBase }
  const asked = faultsOn(demo)
  const faults = asked.catch((): readonly FaultName[] => [])
  const signedIn = asked.then(() => signIn(visitor, demo, signal))
  const guest = signedIn.catch(() => undefined)

  async function walked(name: FlowName): Promise<Rehearsed> {
    try {
      await walk(name)
      return { name, ok: true }
    } catch (error) {
      return { name, ok: false, says: reason(error, await faults) }
    }
  }

  async function walk(name: FlowName): Promise<unknown> {
    if (name === 'signIn') return signedIn
    if (name === 'app' || name === 'configuration' || name === 'menus') return visitorFlows[name](visitor)
    const refused = heldBack(name, await faults)
    if (refused !== undefined) throw new Error(refused)
    const walker = await guest
    if (walker === undefined) throw new Error('Not tried: the guest could not sign in')
    return guestFlows[name](walker)
  }

  try {
    return await Promise.all(flowNames.map(walked))
  } finally {
    const until = AbortSignal.timeout(CLEARED_WITHIN_MS)
    await callsTo(`${origin}/__demo`, until).ask('rehearsal', { method: 'DELETE' }).catch(() => undefined)
  }
}
