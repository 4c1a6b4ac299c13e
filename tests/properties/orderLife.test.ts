import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { newSubmissionId } from '#src/receipts/submissionId.ts'
import { selectReceipts } from '#src/receipts/receiptsSlice.ts'
import { expectPrivacy, expectTruth, outcomesShown } from './invariants.ts'
import { fates, openPhone, settle, type Phone } from './phone.ts'

/** `npm run properties` lives ten times as many. */
const RUNS = import.meta.env.MODE === 'thorough' ? 20_000 : 2_000

type Step = (phone: Phone) => unknown
type NamedStep = readonly [name: string, step: Step]

const which = fc.nat({ max: 3 })

function tabOf(phone: Phone, index: number) {
  return phone.tabs[index % phone.tabs.length] ?? phone.openTab()
}

/** A step of the guest, of the network or of the hotel. */
const step: fc.Arbitrary<NamedStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(which, which, fc.integer({ min: 1, max: 2 })).map(([tab, product, times]): NamedStep => [
      `confirm ${product} in tab ${tab}, ${times}×`,
      (phone) => {
        const chosen = tabOf(phone, tab)
        chosen.entry = { id: newSubmissionId(), product }
        phone.confirm(chosen, times)
      },
    ]),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(which, which).map(([tab, times]): NamedStep => [
      `press again in tab ${tab}, ${times + 1}×`,
      (phone) => phone.confirm(tabOf(phone, tab), times + 1),
    ]),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(which, which).map(([tab, product]): NamedStep => [
      `send again in tab ${tab}`,
      (phone) => {
        const chosen = tabOf(phone, tab)
        const older = selectReceipts(chosen.store.getState()).find(({ outcome }) => outcome !== 'sending')
        chosen.entry = { id: newSubmissionId(), product, again: older?.id }
        phone.confirm(chosen, 1)
      },
    ]),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(which, fc.constantFrom(...fates)).map(([call, fate]): NamedStep => [
      `call ${call} is ${fate}`,
      (phone) => (phone.onItsWay.length > 0 ? phone.deliver(call, fate) : undefined),
    ]),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(which, fc.constantFrom('hotel' as const, 'lost' as const)).map(([tab, calls]): NamedStep => [
      `reload tab ${tab}, its calls ${calls}`,
      (phone) => phone.reload(tabOf(phone, tab), calls),
    ]),
  },
  {
    weight: 1,
    arbitrary: which.map((tab): NamedStep => [
      `duplicate tab ${tab}`,
      (phone) => (phone.tabs.length < 3 ? phone.openTab(tabOf(phone, tab).entry) : undefined),
    ]),
  },
  { weight: 1, arbitrary: fc.constant<NamedStep>(['what was late arrives', (phone) => phone.arriveLate()]) },
  { weight: 2, arbitrary: which.map((tab): NamedStep => [`check in tab ${tab}`, (phone) => phone.check(tabOf(phone, tab))]) },
  { weight: 2, arbitrary: which.map((tab): NamedStep => [`repeat in tab ${tab}`, (phone) => phone.sendOnceMore(tabOf(phone, tab))]) },
  { weight: 1, arbitrary: fc.constant<NamedStep>(['the hotel ends every session', (phone) => phone.endSessions()]) },
  {
    weight: 2,
    arbitrary: fc.tuple(which, fc.nat({ max: 1 })).map(([tab, guest]): NamedStep => [
      `guest ${guest} signs in in tab ${tab}`,
      (phone) => phone.signIn(tabOf(phone, tab), guest),
    ]),
  },
  { weight: 1, arbitrary: which.map((tab): NamedStep => [`Log Out in tab ${tab}`, (phone) => phone.logOut(tabOf(phone, tab))]) },
  { weight: 1, arbitrary: fc.boolean().map((off): NamedStep => [off ? 'the network is gone' : 'the network is back', (phone) => phone.setOffline(off)]) },
)

/** Lives one life of orders, and looks after each step whether everything told is true. */
async function live(steps: readonly NamedStep[], withKey: boolean): Promise<void> {
  const phone = openPhone({ withKey })
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
  } finally {
    phone.close()
  }
}

/** One life: whether the key of the submission travels, and what happens. */
const life = fc
  .record({ withKey: fc.boolean(), steps: fc.array(step, { minLength: 1, maxLength: 14 }) })
  .map(({ withKey, steps }) => ({
    run: () => live(steps, withKey),
    toString: () => `${withKey ? 'with' : 'without'} key: ${steps.map(([name]) => name).join(' → ')}`,
  }))

describe('the life of an order, on the store and the fake hotel', () => {
  it(
    `is told truthfully and taken at most once in ${RUNS} lives`,
    async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
      try {
        await fc.assert(fc.asyncProperty(life, ({ run }) => run()), { numRuns: RUNS })
      } finally {
        vi.useRealTimers()
      }
      const every = ['confirmed', 'not-accepted', 'probably-received', 'sending', 'unknown']
      expect([...outcomesShown].toSorted()).toEqual(every)
    },
    RUNS * 200,
  )
})
