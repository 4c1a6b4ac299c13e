import * as v from 'valibot'
import { isFaultName, lastingFaults, type FaultName } from '#mock-server/faults.ts'
import { reasonOf } from '#src/lib/reasonOf.ts'
import { guestSession, loginBody } from '#src/schemas/session.ts'
import { asJson, callsTo, type Calls } from './preflightCalls.ts'
import { guestFlows, sendingFlows, visitorFlows, type Guest, type Visitor } from './preflightFlows.ts'
import { hasText } from './texts/hasText.ts'

/** The whole check takes at most ten seconds: the flows and the clean-up. */
const FLOWS_TIMEOUT_MS = 8000
const CLEANUP_TIMEOUT_MS = 1500

/** The flows of the guest app, in display order. */
export const flowNames = [
  ...(['app', 'configuration', 'brandPictures', 'signIn', 'wrongRoom', 'menus', 'roomService'] as const),
  ...(['pictures', 'reservation', 'problem', 'amenity', 'rating', 'privacy'] as const),
] as const
export type FlowName = (typeof flowNames)[number]

/** The result of a flow. */
export interface FlowResult {
  readonly name: FlowName
  readonly ok: boolean
  /** The technical error message. */
  readonly says?: string
  /** The fault that explains the result. */
  readonly fault?: FaultName
  /** Whether the flow was skipped. */
  readonly isSkipped?: true
}

/** Faults that hit the next submission and are then disabled. */
const nextSubmissionFaults: readonly FaultName[] = [
  'books-another-day',
  'error-next-post',
  'refuse-next-post',
  'drop-before-commit',
  'drop-after-commit',
]

const deskFaults = v.object({ faults: v.object({ on: v.record(v.string(), v.unknown()) }) })

async function readActiveFaults(demo: Calls): Promise<readonly FaultName[]> {
  const { faults } = await demo.read('desk', deskFaults)
  return Object.keys(faults.on).filter(isFaultName)
}

async function apiBaseOf(origin: string, signal: AbortSignal): Promise<string> {
  const configuration = v.object({ COMPANION_BASE_JAVA_URL: v.string() })
  const found = await callsTo(origin, signal)
    .read('config.json', configuration)
    .catch(() => undefined)
  return new URL(found?.COMPANION_BASE_JAVA_URL ?? '/api', origin).href
}

class FlowSkipped extends Error {}

/** The fault for which a flow is skipped: running it would disable a fault that is meant for the demo. */
function blockingFault(name: FlowName, active: readonly FaultName[]): FaultName | undefined {
  if (name === 'wrongRoom' || !hasText(guestFlows, name)) return undefined
  return active.find(
    (each) => each === 'expired-session' || (sendingFlows.includes(name) && nextSubmissionFaults.includes(each)),
  )
}

async function signIn(visitor: Visitor, demo: Calls, signal: AbortSignal): Promise<Guest> {
  const { calls: publicCalls, apiBase } = visitor
  const credentials = await demo.read('preflight', loginBody, { method: 'POST' })
  const session = await publicCalls.read('customer/login', guestSession, asJson(credentials))
  return { ...visitor, publicCalls, calls: callsTo(apiBase, signal, session.sessionId), credentials, session }
}

/**
 * Runs every flow of the guest app with real calls, as a guest who is removed afterwards. Takes at most ten seconds, and never
 * rejects.
 */
export async function runPreflight(origin = window.location.origin): Promise<FlowResult[]> {
  const signal = AbortSignal.timeout(FLOWS_TIMEOUT_MS)
  const demo = callsTo(`${origin}/__demo`, signal)
  const apiBase = await apiBaseOf(origin, signal)
  const visitor: Visitor = { calls: callsTo(apiBase, signal), origin, apiBase }
  const activeFaults = readActiveFaults(demo)
  const faults = activeFaults.catch((): readonly FaultName[] => [])
  const signedIn = activeFaults.then(() => signIn(visitor, demo, signal))
  const guest = signedIn.catch(() => undefined)

  async function checkFlow(name: FlowName): Promise<FlowResult> {
    const blocking = blockingFault(name, await faults)
    if (blocking !== undefined) return { name, ok: false, fault: blocking, isSkipped: true }
    try {
      await runFlow(name)
      return { name, ok: true }
    } catch (error) {
      const fault = (await faults).find((each) => lastingFaults.includes(each))
      const says = reasonOf(error)
      const rest = error instanceof FlowSkipped ? { isSkipped: true as const } : { says }
      return { name, ok: false, ...(fault && { fault }), ...rest }
    }
  }

  async function runFlow(name: FlowName): Promise<unknown> {
    if (name === 'signIn') return signedIn
    if (!hasText(guestFlows, name)) return visitorFlows[name](visitor)
    const signedInGuest = await guest
    if (signedInGuest === undefined) throw new FlowSkipped()
    return guestFlows[name](signedInGuest)
  }

  try {
    return await Promise.all(flowNames.map(checkFlow))
  } finally {
    const until = AbortSignal.timeout(CLEANUP_TIMEOUT_MS)
    await callsTo(`${origin}/__demo`, until)
      .ask('preflight', { method: 'DELETE' })
      .catch(() => undefined)
  }
}
