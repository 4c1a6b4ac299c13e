import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readReceipts } from '#src/submissions/storage.ts'
import { randomId } from '#src/lib/randomId.ts'
import { selectReceipts } from '#src/submissions/receiptsSlice.ts'
import {
  expectAllSettled,
  expectNoneOverlooked,
  expectNoNewDoubt,
  expectPrivacy,
  expectTruth,
  outcomesShown,
} from './invariants.ts'
import { callOutcomes, openDevice, type Circumstances, type Device } from './device.ts'
import { settle } from '#tests/support/settle.ts'
import type { Tab } from './tab.ts'

/** `npm run properties` lives ten times as many. */
const RUNS = process.env.THOROUGH === 'true' ? 20_000 : 2_000

type Step = (phone: Device) => unknown
type NamedStep = readonly [name: string, step: Step]

const which = fc.nat({ max: 3 })

/** A tab in which a guest can act: one that is not frozen. */
function tabOf(phone: Device, index: number): Tab {
  const awake = phone.tabs.filter(({ frozen }) => !frozen)
  return awake[index % awake.length] ?? phone.openTab()
}

/** A step of the guest, of the network or of the hotel. */
const step: fc.Arbitrary<NamedStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(which, which, fc.integer({ min: 1, max: 2 })).map(([tab, product, times]): NamedStep => [
      `confirm ${product} in tab ${tab}, ${times}×`,
      (phone) => {
        const chosen = tabOf(phone, tab)
        chosen.entry = { id: randomId(), product }
        phone.confirm(chosen, times)
      },
    ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, which)
      .map(([tab, times]): NamedStep => [
        `press again in tab ${tab}, ${times + 1}×`,
        (phone) => phone.confirm(tabOf(phone, tab), times + 1),
      ]),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(which, which, fc.boolean()).map(([tab, product, atOnce]): NamedStep => [
      `open the form to send again in tab ${tab}${atOnce ? ' and press' : ''}`,
      (phone) => {
        const chosen = tabOf(phone, tab)
        const older = selectReceipts(chosen.store.getState()).find(({ outcome }) => outcome !== 'sending')
        chosen.entry = { id: randomId(), product, again: older?.id }
        if (atOnce) phone.confirm(chosen, 1)
      },
    ]),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(which, fc.constantFrom(...callOutcomes), fc.boolean()).map(([call, fate, waits]): NamedStep => [
      `call ${call} is ${fate}${waits ? ', and is looked for a second later' : ''}`,
      async (phone) => {
        if (phone.onItsWay.length > 0) await phone.deliver(call, fate)
        if (!waits) return
        await settle()
        await phone.pass(1)
        // As the open screens do with what they show.
        phone.tabs.filter(({ frozen }) => !frozen).forEach(phone.check)
      },
    ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, fc.constantFrom('hotel' as const, 'lost' as const), fc.boolean())
      .map(([tab, calls, sees]): NamedStep => [
        `reload tab ${tab}, its calls ${calls}${sees ? ', seen to fail' : ''}`,
        async (phone) => {
          const chosen = tabOf(phone, tab)
          const before = readReceipts()
          await phone.reload(chosen, { calls, sees })
          expectNoNewDoubt(before, readReceipts())
        },
      ]),
  },
  {
    weight: 1,
    arbitrary: which.map((tab): NamedStep => [
      `duplicate tab ${tab}`,
      (phone) => (phone.tabs.length < 3 && !phone.isBlocked ? phone.openTab(tabOf(phone, tab).entry) : undefined),
    ]),
  },
  {
    weight: 1,
    arbitrary: which.map((tab): NamedStep => [`freeze tab ${tab}`, (phone) => phone.freeze(tabOf(phone, tab))]),
  },
  {
    weight: 1,
    arbitrary: fc.constant<NamedStep>([
      'what is frozen goes on',
      (phone) => Promise.all(phone.tabs.filter(({ frozen }) => frozen).map(phone.thaw)),
    ]),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(1, 3, 16, 21)
      .map((seconds): NamedStep => [`${seconds} s pass`, (phone) => phone.pass(seconds)]),
  },
  { weight: 1, arbitrary: fc.constant<NamedStep>(['the clock is set back', (phone) => phone.setClockBack()]) },
  {
    weight: 1,
    arbitrary: fc.constant<NamedStep>(['the hotel forgets all orders but the newest', (phone) => phone.forgetOld()]),
  },
  { weight: 1, arbitrary: fc.constant<NamedStep>(['what was late arrives', (phone) => phone.arriveLate()]) },
  {
    weight: 3,
    arbitrary: which.map((tab): NamedStep => [
      `check in tab ${tab}`,
      async (phone) => {
        const chosen = tabOf(phone, tab)
        phone.check(chosen)
        await settle()
        expectNoneOverlooked(phone, chosen)
      },
    ]),
  },
  {
    weight: 2,
    arbitrary: which.map((tab): NamedStep => [
      `repeat in tab ${tab}`,
      (phone) => phone.sendOnceMore(tabOf(phone, tab)),
    ]),
  },
  { weight: 1, arbitrary: fc.constant<NamedStep>(['the hotel ends every session', (phone) => phone.endSessions()]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, fc.nat({ max: 1 }))
      .map(([tab, guest]): NamedStep => [
        `guest ${guest} signs in in tab ${tab}`,
        (phone) => phone.signIn(tabOf(phone, tab), guest),
      ]),
  },
  {
    weight: 1,
    arbitrary: which.map((tab): NamedStep => [`Log Out in tab ${tab}`, (phone) => phone.logOut(tabOf(phone, tab))]),
  },
  {
    weight: 1,
    arbitrary: fc
      .boolean()
      .map((off): NamedStep => [off ? 'the network is gone' : 'the network is back', (phone) => phone.setOffline(off)]),
  },
)

/** Lives one life of orders, and looks after each step whether everything told is true. */
async function live(steps: readonly NamedStep[], circumstances: Circumstances): Promise<void> {
  const phone = openDevice(circumstances)
  phone.signIn(phone.openTab(), 0)
  try {
    for (const [, take] of steps) {
      await take(phone)
      await settle()
      expectPrivacy(phone)
      phone.tellTabs()
      await settle()
      expectTruth(phone)
    }
    await Promise.all(phone.tabs.map(phone.thaw))
    for (const seconds of [20, 20, 2]) await phone.pass(seconds)
    expectAllSettled(phone)
  } finally {
    phone.close()
  }
}

/** One in eight. */
const seldom = fc.nat({ max: 7 }).map((number) => number === 7)

/** One life: at which kind of hotel, on which kind of phone, and what happens. */
const life = fc
  .record({
    circumstances: fc.record({ withKey: fc.boolean(), rewrites: fc.boolean(), isBlocked: seldom }),
    steps: fc.array(step, { minLength: 1, maxLength: 14 }),
  })
  .map(({ circumstances, steps }) => ({
    run: () => live(steps, circumstances),
    toString: () => `${JSON.stringify(circumstances)}: ${steps.map(([name]) => name).join(' → ')}`,
  }))

describe('the life of an order, on the store and the fake hotel', () => {
  it(
    `is told truthfully and taken at most once in ${RUNS} lives`,
    async () => {
      vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      })
      try {
        await fc.assert(
          fc.asyncProperty(life, ({ run }) => run()),
          { numRuns: RUNS },
        )
      } finally {
        vi.useRealTimers()
      }
      const every = ['confirmed', 'not-accepted', 'probably-received', 'sending', 'unknown']
      expect([...outcomesShown].toSorted()).toEqual(every)
    },
    RUNS * 200,
  )
})
