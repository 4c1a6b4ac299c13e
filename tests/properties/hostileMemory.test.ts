import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeHistory } from '#src/app/routing/history.ts'
import { forgetPage } from '#src/navigation/rememberedPage.ts'
import { readResubmittedId, readSubmissionId, isMarkedSent } from '#src/submissions/sending/submissionId.ts'
import { widgetMessage } from '#src/screens/activities/widgetMessage.ts'
import { freshDraft, reservationDraft } from '#src/screens/reserve-table/draft.ts'
import { readConfirming } from '#src/screens/reserve-table/navigationState.ts'
import {
  noCartNotice,
  readNoCartNotice,
  readFinalizeState,
  readSentOrder,
} from '#src/screens/room-service/finalize/navigationState.ts'
import { spaState } from '#src/screens/spa-center/spaFlow.ts'
import { anyText, everyHostileCopy, hostile, jsonOf, pollutedKeys } from '#tests/support/hostileTexts.ts'
import { expectShape } from './expectShape.ts'
import { RUNS } from './runs.ts'
import { personId, valuesByKind, type StoredValue } from './storedValues.ts'

const storedValues: (readonly [string, StoredValue])[] = Object.entries(valuesByKind).flatMap(([of, each]) =>
  each.map((thing) => [of, thing] as const),
)

describe('a hostile stored value', () => {
  beforeEach(forgetPage)
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined)) // invalid values are named on the console

  it.each(storedValues)('of %s is read as valid data, or not at all', (_of, { key, isOfTab = false, fits, read }) => {
    const storage = isOfTab ? window.sessionStorage : window.localStorage
    const check = (text: string) => {
      window.localStorage.setItem('companion-guest-scope', JSON.stringify({ personId, scopeId: 'm' }))
      storage.setItem(key, text)
      read()
      expect(pollutedKeys()).toEqual([])
    }
    for (const value of everyHostileCopy(fits)) check(jsonOf(value))
    const texts = fc.oneof({ weight: 4, arbitrary: hostile(fits).map(jsonOf) }, { weight: 1, arbitrary: anyText })
    fc.assert(fc.property(texts, check), { numRuns: RUNS })
  })
})

const cart = [{ productId: 1, quantity: 2 }]
const spa = { view: 'SCHEDULE', choice: { massageId: 'classical', minutes: 20 } } as const
const circle: { usr?: unknown } = {}
circle.usr = circle

/** States of history entries that the app writes, and a message of the widget. */
const states = [
  { submissionId: 'a', resubmittedId: 'b', sent: true },
  { personId, cart, resubmittedId: 'b' },
  { notice: 'no-cart' },
  { step: 'CONFIRM', personId, draft: freshDraft, resubmittedId: 'b' },
  { spa },
  { from: 'activities-widget', state: 'ready', height: 400 },
]
/** Values that structured cloning supports and JSON does not. */
const beyondJson = fc.constantFrom<unknown>(
  1n,
  { cart: [{ productId: 1n, quantity: 1n }] },
  new Map([['cart', cart]]),
  new Date(Number.NaN),
  circle,
  undefined,
)

describe('a hostile history state or message', () => {
  const anyState = fc.oneof({ weight: 5, arbitrary: fc.oneof(...states.map((state) => hostile(state))) }, beyondJson)

  it('is read as valid data, or not at all', () => {
    const id = v.undefinedable(v.pipe(v.string(), v.minLength(1)))
    fc.assert(
      fc.property(anyState, (state) => {
        for (const read of [readSubmissionId, readResubmittedId, readSentOrder]) expectShape(id, read(state))
        expect(typeof isMarkedSent(state)).toBe('boolean')
        expectShape(v.undefinedable(v.array(v.union([v.string(), v.number()]))), readNoCartNotice(state))
        const units = readFinalizeState(state, personId)?.cart.map(({ quantity }) => quantity) ?? [1]
        expect(units.every((quantity) => Number.isInteger(quantity) && quantity > 0)).toBe(true)
        expectShape(v.undefinedable(reservationDraft), readConfirming(state, personId))
        const read = v.safeParse(spaState, state)
        if (read.success) expectShape(spaState, read.output)
        const message = widgetMessage(state)
        if (message !== undefined && 'height' in message) expect(message.height).toBeLessThanOrEqual(8000)
        expect(pollutedKeys()).toEqual([])
      }),
      { numRuns: RUNS * 5 },
    )
  })

  it('does not prevent navigation', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const history = makeHistory()
        history.replace('/my-orders', state)
        history.push('/my-orders', noCartNotice())
        expect(history.location.state).toEqual(noCartNotice())
      }),
      { numRuns: RUNS },
    )
  })
})
