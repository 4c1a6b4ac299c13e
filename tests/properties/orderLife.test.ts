import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readReceipts } from '#src/outbox/storedReceipts.ts'
import { randomId } from '#src/lib/randomId.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import {
  isSending,
  expectNoOverlookedRow,
  expectNoNewNotSeen,
  expectNoNewUnknown,
  expectPrivacy,
  expectInvariants,
  coveredOutcomes,
} from './invariants.ts'
import { callOutcomes, openDevice, type CallOutcome, type DeviceOptions, type Device } from './device.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { settle } from '#tests/support/page/settle.ts'
import type { Tab } from './tab.ts'

/** The number of sequences; more in `npm run test:all`. */
const RUNS = process.env.THOROUGH === 'true' ? 5_000 : 150

type Step = (device: Device) => unknown
type NamedStep = readonly [name: string, step: Step]

const which = fc.nat({ max: 3 })

/** A tab in which a guest can act: one that is not frozen. */
function tabOf(device: Device, index: number): Tab {
  const activeTabs = device.tabs.filter(({ frozen }) => !frozen)
  return activeTabs[index % activeTabs.length] ?? device.openTab()
}

/** The guest confirms an order in this tab, with so many presses. */
function confirmation(tab: number, product: number, times: number): NamedStep {
  return [
    `confirm ${product} in tab ${tab}, ${times}×`,
    (device) => {
      const chosen = tabOf(device, tab)
      chosen.entry = { id: randomId(), product }
      device.confirm(chosen, times)
    },
  ]
}

/** From now on the hotel sends one page of each list, or the whole list. */
function paging(isPaged: boolean): NamedStep {
  return [`the hotel sends ${isPaged ? 'a page of each list' : 'whole lists'}`, (device) => device.setPaged(isPaged)]
}

/** A pending call ends in this way; `waits`: open screens reconcile their receipts a second later. */
function completion(call: number, outcome: CallOutcome, waits: boolean): NamedStep {
  return [
    `call ${call} is ${outcome}${waits ? ', and is reconciled a second later' : ''}`,
    async (device) => {
      if (device.pendingCalls.length > 0) await device.complete(call, outcome)
      if (!waits) return
      await settle()
      await device.pass(1)
      device.tabs.filter(({ frozen }) => !frozen).forEach(device.check)
    },
  ]
}

function passing(seconds: number): NamedStep {
  return [`${seconds} s pass`, (device) => device.pass(seconds)]
}

/** A step that is taken this often, beside the others. */
const often = (weight: number, arbitrary: fc.Arbitrary<NamedStep>) => ({ weight, arbitrary })
const always = (weight: number, ...named: NamedStep) => often(weight, fc.constant(named))
const inTab = (weight: number, name: string, take: (device: Device, tab: Tab) => unknown) =>
  often(
    weight,
    which.map((tab): NamedStep => [`${name} tab ${tab}`, (device) => take(device, tabOf(device, tab))]),
  )

/** A step of the guest, of the network or of the hotel. */
const step = fc.oneof(
  often(
    5,
    fc.tuple(which, which, fc.integer({ min: 1, max: 2 })).map((parts) => confirmation(...parts)),
  ),
  often(
    2,
    fc
      .tuple(which, which)
      .map(([tab, times]): NamedStep => [
        `press again in tab ${tab}, ${times + 1}×`,
        (device) => device.confirm(tabOf(device, tab), times + 1),
      ]),
  ),
  often(
    3,
    fc.tuple(which, which, fc.boolean()).map(([tab, product, atOnce]): NamedStep => [
      `open the form to send again in tab ${tab}${atOnce ? ' and press' : ''}`,
      (device) => {
        const chosen = tabOf(device, tab)
        const older = selectReceipts(chosen.store.getState()).find(({ outcome }) => outcome !== 'sending')
        chosen.entry = { id: randomId(), product, resubmittedId: older?.id }
        if (atOnce) device.confirm(chosen, 1)
      },
    ]),
  ),
  often(
    6,
    fc.tuple(which, fc.constantFrom(...callOutcomes), fc.boolean()).map((parts) => completion(...parts)),
  ),
  often(
    2,
    fc
      .tuple(which, fc.constantFrom('hotel' as const, 'lost' as const), fc.boolean())
      .map(([tab, calls, sees]): NamedStep => [
        `reload tab ${tab}, its calls ${calls}${sees ? ', which the page sees fail' : ''}`,
        async (device) => {
          const chosen = tabOf(device, tab)
          const before = readReceipts()
          await device.reload(chosen, { calls, sees })
          expectNoNewUnknown(before, readReceipts())
        },
      ]),
  ),
  inTab(1, 'duplicate', (device, { entry }) =>
    device.tabs.length < 3 && !device.isBlocked ? device.openTab(entry) : undefined,
  ),
  inTab(1, 'freeze', (device, tab) => device.freeze(tab)),
  always(1, 'frozen tabs resume', ({ tabs, resume }) => Promise.all(tabs.filter(({ frozen }) => frozen).map(resume))),
  often(4, fc.constantFrom(1, 3, 16, 23).map(passing)),
  often(
    1,
    fc
      .constantFrom(-1, 1)
      .map((hours): NamedStep => [`the clock is set by ${hours} h`, (device) => device.setClock(hours)]),
  ),
  often(
    1,
    fc.tuple(which, which).map(([tab, product]): NamedStep => [
      `confirm ${product} in tab ${tab}, which is frozen for 45 s at once`,
      (device) => {
        const chosen = tabOf(device, tab)
        chosen.entry = { id: randomId(), product }
        device.confirmFrozen(chosen, 45)
      },
    ]),
  ),
  often(1, fc.boolean().map(paging)),
  always(1, 'the hotel removes all orders but the newest', (device) => device.removeOldOrders()),
  always(1, 'late calls reach the hotel', (device) => device.deliverLate()),
  inTab(3, 'check in', async (device, tab) => {
    device.check(tab)
    await settle()
    expectNoOverlookedRow(device, tab)
  }),
  inTab(2, 'retry in', (device, tab) => device.retryWithKey(tab)),
  always(1, 'the hotel ends every session', (device) => device.endSessions()),
  often(
    2,
    fc
      .tuple(which, fc.nat({ max: 1 }))
      .map(([tab, guest]): NamedStep => [
        `guest ${guest} signs in in tab ${tab}`,
        (device) => device.signIn(tabOf(device, tab), guest),
      ]),
  ),
  inTab(1, 'Log Out in', (device, tab) => device.logOut(tab)),
  often(
    1,
    fc
      .boolean()
      .map((off): NamedStep => [
        off ? 'the network is down' : 'the network is back',
        (device) => device.setOffline(off),
      ]),
  ),
)

/** Runs one sequence of steps, and checks the invariants after each step. */
async function runSteps(steps: readonly NamedStep[], options: DeviceOptions): Promise<void> {
  const device = openDevice(options)
  device.signIn(device.openTab(), 0)
  try {
    for (const [, take] of steps) {
      const [wasPaged, before] = [device.isPaged(), readReceipts()]
      await take(device)
      await settle()
      if (wasPaged) expectNoNewNotSeen(before, readReceipts())
      expectPrivacy(device)
      device.dispatchStorageEvent()
      await settle()
      expectInvariants(device)
    }
    await Promise.all(device.tabs.map(device.resume))
    for (const seconds of [22, 22, 2]) await device.pass(seconds)
    expect(isSending(device), 'still sending').toBe(false)
  } finally {
    device.close()
  }
}

/** True in one of eight cases. */
const oneInEight = fc.nat({ max: 7 }).map((number) => number === 7)

/** One sequence: the properties of device and hotel, and the steps. */
const sequence = fc
  .record({
    options: fc.record({ withKey: fc.boolean(), addsServiceCharge: fc.boolean(), isBlocked: oneInEight }),
    steps: fc.array(step, { minLength: 1, maxLength: 14 }),
  })
  .map(({ options, steps }) => sequenceOf(steps, options))

function sequenceOf(steps: readonly NamedStep[], options: DeviceOptions = {}) {
  return {
    run: () => runSteps(steps, options),
    toString: () => `${JSON.stringify(options)}: ${steps.map(([name]) => name).join(' → ')}`,
  }
}

/** Sequences that reach every outcome, which generated ones may miss. */
const examples = (['answered', 'refused', 'dropped before', 'dropped after'] as const).map((outcome) =>
  sequenceOf([confirmation(0, 0, 1), completion(0, outcome, true)]),
)
const paged = sequenceOf([confirmation(0, 0, 1), paging(true), completion(0, 'dropped before', true)])
const readLate = sequenceOf([
  ...[confirmation(0, 0, 1), paging(true), completion(0, 'dropped after', true), passing(16), passing(23)],
  ...[paging(false), completion(0, 'answered', true)],
])

describe('an order in generated sequences of steps, with the store and the mock server', () => {
  it(`has a correct outcome and is accepted at most once in ${RUNS} sequences`, async () => {
    expectConsole('warn', /^orders: list does not fit: is a page/)
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    })
    await fc.assert(
      fc.asyncProperty(sequence, ({ run }) => run()),
      { numRuns: RUNS, examples: [...examples, paged, readLate].map((example) => [example]) },
    )
    const every = ['confirmed', 'not-accepted', 'probably-received', 'received', 'sending', 'unknown']
    expect([...coveredOutcomes].toSorted()).toEqual(every)
  })
})
