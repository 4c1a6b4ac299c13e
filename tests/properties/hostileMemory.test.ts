import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readConsent } from '#src/analytics/consent.ts'
import { startTracker } from '#src/analytics/trackerSession.ts'
import { makeHistory } from '#src/app/routing/history.ts'
import { parseStaticConfig } from '#src/config/config.ts'
import { readLastGoodConfig } from '#src/config/lastGoodConfig.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { readStoredResponse } from '#src/offline/readStoredResponse.ts'
import { keyOf } from '#src/offline/storedResponses.ts'
import { insidePath } from '#src/lib/insidePath.ts'
import { isLanguage } from '#src/lib/languages.ts'
import { forgetPage, rememberedPage } from '#src/navigation/rememberedPage.ts'
import { readDraft, type DraftKind } from '#src/submissions/drafts/drafts.ts'
import { receipt, type Receipt } from '#src/submissions/receipts/receipt.ts'
import { restoredReceipts } from '#src/submissions/receipts/receiptsSlice.ts'
import { readResubmittedId, readSubmissionId, isMarkedSent } from '#src/submissions/sending/submissionId.ts'
import { beginGuestScope, guestScopeSchema, guestScopeOf } from '#src/submissions/guestScope.ts'
import { widgetMessage } from '#src/screens/activities/widgetMessage.ts'
import { emptyRating, ratingDraft } from '#src/screens/leave-rating/rating.ts'
import { freshDraft, reservationDraft } from '#src/screens/reserve-table/draft.ts'
import { readConfirming } from '#src/screens/reserve-table/navigationState.ts'
import { cartLine } from '#src/screens/room-service/cart/cart.ts'
import { readStoredCart } from '#src/screens/room-service/cart/storedCart.ts'
import {
  noCartNotice,
  readNoCartNotice,
  readFinalizeState,
  readSentOrder,
} from '#src/screens/room-service/finalize/navigationState.ts'
import type { StoredItem } from '#src/screens/settings/deviceStorage.ts'
import { spaState } from '#src/screens/spa-center/spaFlow.ts'
import { readGuest } from '#src/session/storedGuest.ts'
import { categoryDraft, emptyDraft } from '#src/ui/forms/CategoryForm.tsx'
import { displayChoices } from '#src/ui/applyDisplay.ts'
import { display } from '#src/ui/display.ts'
import { menuList } from '#src/schemas/menus.ts'
import { orderList } from '#src/schemas/orders.ts'
import { guestSession } from '#src/schemas/session.ts'
import { anyText, everyHostileCopy, hostile, hostileKeysIn, jsonOf, pollutedKeys } from '#tests/support/hostileTexts.ts'
import { expectShape } from './expectShape.ts'
import { RUNS } from './runs.ts'

/** A stored value: its key, a valid value, and a function that reads it and checks the result. */
interface StoredValue {
  readonly key: string
  /** In session storage. */
  readonly isOfTab?: boolean
  readonly fits: unknown
  readonly read: () => void
}

const personId = 'p1'
const stay = { checkInDate: '2026-03-03', checkOutDate: '2026-03-05' }
const guest = { personId, sessionId: 's1', fullName: 'Ива', roomNumber: '305', ...stay }
const at = '2026-03-03T10:00:00.000Z'
const common = {
  id: '1',
  personId,
  roomNumber: '305',
  createdAt: at,
  outcome: 'unknown',
  idsBefore: [1],
  lastCheck: { result: 'not-seen', at },
}
const words = { category: 'Шум', message: 'да' }
const line = { label: 'Таратор', quantity: 2, lineTotal: 1300 }
const receipts = [
  {
    ...common,
    kind: 'order',
    content: { lines: [line], total: 1300, payment: 'cash' },
    body: { message: '', productIds: [1, 1] },
    seen: { id: 7 },
  },
  {
    ...common,
    kind: 'reservation',
    content: { numberOfPeople: 2, meal: 'Dinner', date: '2026-03-04', time: '20:00', instructions: '' },
  },
  { ...common, kind: 'problem', content: words },
  { ...common, kind: 'request', content: words },
  { ...common, kind: 'rating', content: { ratingValue: 4.5, internalMessage: '', publicMessage: '' } },
]
const dish = { id: 1, category: 'Супи', itemName: 'Таратор', itemPrice: 6.5 }
const ofMenus = { endpointName: 'getMenus', originalArgs: { languageCode: 'bg', menuType: 'bar' } }

function expectMoments({ createdAt, lastCheck }: Receipt): void {
  for (const moment of [createdAt, lastCheck?.at ?? at]) expect(() => new Date(moment).toISOString()).not.toThrow()
}

function draftOf<Draft>(kind: DraftKind, draft: object, schema: v.GenericSchema<unknown, Draft>): StoredValue {
  return {
    ...{ key: `companion-draft-${kind}`, isOfTab: true, fits: { personId, scopeId: 'm', draft } },
    read: () => {
      const read = readDraft(kind, personId, schema)
      if (read !== undefined) expectShape(schema, read)
    },
  }
}

function responseUnder(key: string, response: unknown, schema: v.GenericSchema<unknown, unknown>): StoredValue {
  return {
    ...{ key, fits: { at: 1, answer: response } },
    read: () => {
      const stored = readStoredResponse(key, schema)
      if (stored === undefined) return
      expectShape(schema, stored.response)
      expect(() => new Date(stored.at).toISOString()).not.toThrow()
    },
  }
}

/** Everything that Settings list as stored; a missing entry is a type error. */
const valuesByKind: Readonly<Record<StoredItem['category'], readonly StoredValue[]>> = {
  session: [
    {
      ...{ key: 'auth-storage', fits: { state: { isAuthenticated: true, user: guest }, version: 0 } },
      read: () => {
        const read = readGuest()
        if (read !== null) expectShape(guestSession, read)
      },
    },
  ],
  receipts: receipts.map((fits) => ({
    ...{ key: 'companion-receipt-1', fits },
    read: () => {
      for (const each of restoredReceipts().all) {
        expectShape(receipt, each)
        expectMoments(each)
      }
    },
  })),
  offlineCache: [
    responseUnder(keyOf(ofMenus, undefined) ?? '', [{ menuLanguage: 'BG', menuItems: [dish] }], menuList),
    responseUnder(
      keyOf({ endpointName: 'getOrders', originalArgs: personId }, personId) ?? '',
      [{ id: 7, totalPrice: 12.5 }],
      orderList,
    ),
  ],
  drafts: [
    {
      ...{
        key: 'companion-draft-order',
        isOfTab: true,
        fits: { personId, scopeId: 'm', draft: { lines: [{ productId: 1, quantity: 2 }] } },
      },
      read: () => expectShape(v.array(cartLine), readStoredCart(personId)),
    },
    draftOf('reservation', freshDraft, reservationDraft),
    draftOf('problem', emptyDraft, categoryDraft),
    draftOf('request', emptyDraft, categoryDraft),
    draftOf('rating', emptyRating, ratingDraft),
  ],
  guestScope: [
    {
      ...{ key: 'companion-guest-scope', fits: { personId, scopeId: 'm' } },
      read: () => {
        const read = guestScopeOf(personId)
        if (read !== undefined) expectShape(guestScopeSchema, read)
        expectShape(guestScopeSchema, beginGuestScope(personId))
      },
    },
  ],
  language: [
    { key: 'companion-language', fits: 'en', read: () => expect(isLanguage(rememberedLanguage())).toBe(true) },
  ],
  display: [
    {
      ...{
        key: 'companion-display',
        fits: { text: '115', contrast: 'high', motion: 'reduced', theme: 'dark', data: 'light' },
      },
      read: () => {
        const { text, contrast, motion, theme, data } = displayChoices
        const choices = { text: v.picklist(text), contrast: v.picklist(contrast), motion: v.picklist(motion) }
        expectShape(v.object({ ...choices, theme: v.picklist(theme), data: v.picklist(data) }), display.read())
      },
    },
  ],
  consent: [
    { analytics: true, widget: true },
    { analytics: true, widget: true, paused: true },
  ].map((fits) => ({
    ...{ key: 'companion-consent', fits },
    read: () => expectShape(v.object({ analytics: v.boolean(), widget: v.boolean() }), readConsent()),
  })),
  hotel: [
    {
      ...{
        key: 'companion-config',
        fits: {
          at: 1,
          config: parseStaticConfig({ appName: 'Х', COMPANION_BASE_JAVA_URL: '/api', brand: { color: '#123456' } }),
        },
      },
      read: () => {
        for (const read of [readLastGoodConfig(2), readLastGoodConfig(2, { atAnyAge: true })]) {
          if (read === undefined) continue
          expect(parseStaticConfig(read)).toStrictEqual(read)
          expect(hostileKeysIn(read)).toEqual([])
        }
      },
    },
  ],
  page: [
    {
      ...{ key: 'companion-remembered-page', isOfTab: true, fits: '/my-orders' },
      read: () => expect(insidePath(rememberedPage())).toBe(rememberedPage()),
    },
  ],
  tracker: [{ key: 'tracker_session_id', isOfTab: true, fits: 'id', read: startTracker }],
  // Written by other scripts, or only compared and counted.
  ...{ google: [], technical: [], app: [] },
}

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
