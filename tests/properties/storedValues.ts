import * as v from 'valibot'
import { expect } from 'vitest'
import { readConsent } from '#src/analytics/consent.ts'
import { startTracker } from '#src/analytics/tracker.ts'
import { parseStaticConfig, staticConfig } from '#src/config/config.ts'
import { readLastGoodConfig } from '#src/config/lastGoodConfig.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { readStoredResponse, keyOf } from '#src/offline/storedResponses.ts'
import { insidePath } from '#src/lib/url.ts'
import { isLanguage } from '#src/lib/languages.ts'
import { rememberedPage } from '#src/navigation/rememberedPage.ts'
import { readDraft } from '#src/outbox/drafts.ts'
import type { Kind } from '#src/outbox/kinds.ts'
import { receipt, type Receipt } from '#src/outbox/receipt.ts'
import { restoredReceipts } from '#src/outbox/storedReceipts.ts'
import { parseSpaRequests, spaRequest } from '#src/outbox/useSpaRequests.ts'
import { beginGuestScope, guestScopeSchema, guestScopeOf } from '#src/session/guestScope.ts'
import { emptyRating, ratingDraft } from '#src/screens/leave-rating/rating.ts'
import { freshDraft, reservationDraft } from '#src/screens/reserve-table/reservation.ts'
import { cartLine } from '#src/cart/cartSlice.ts'
import { restoredCart } from '#src/cart/storedCart.ts'
import type { storedItems } from '#src/storage/keys.ts'
import { storedChoice } from '#src/storage/storedChoice.ts'
import { readGuest } from '#src/session/session.ts'
import { amenityDraft } from '#src/screens/request-amenities/amenityDraft.ts'
import { reportDraft } from '#src/screens/report-problem/ReportProblem.tsx'
import { display, displayChoices } from '#src/ui/display.ts'
import { menuList } from '#src/schemas/menus.ts'
import { orderList } from '#src/schemas/orders.ts'
import { guestSession } from '#src/schemas/session.ts'
import { hostileKeysIn } from '#tests/support/hostileTexts.ts'
import { expectShape } from './expectShape.ts'

/** A stored value: its key, a valid value, and a function that reads it and checks the result. */
export interface StoredValue {
  readonly key: string
  /** In session storage. */
  readonly isOfTab?: boolean
  readonly fits: unknown
  readonly read: () => void
}

export const personId = 'p1'
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
const line = { productId: 1, label: 'Таратор', names: {}, quantity: 2, lineTotal: 1300 }
const receipts = [
  {
    ...common,
    kind: 'order',
    content: { lines: [line], total: 1300, payment: 'cash' },
    body: { message: '', productIds: [1, 1] },
    matchedRow: { id: 7 },
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

function draftOf<Draft>(kind: Kind, draft: object, schema: v.GenericSchema<unknown, Draft>): StoredValue {
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
export const valuesByKind: Readonly<Record<(typeof storedItems)[number]['text'], readonly StoredValue[]>> = {
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
  spaRequests: [
    {
      ...{
        key: `companion-spa-${personId}`,
        fits: [{ id: 'a', massageId: 'classical', minutes: 40, dateId: '2026-03-04', time: '11:00AM' }],
      },
      read: () => {
        const stored = storedChoice(`companion-spa-${personId}`, parseSpaRequests)
        for (const each of stored.read()) expectShape(spaRequest, each)
      },
    },
  ],
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
      read: () => expectShape(v.array(cartLine), restoredCart(personId).lines),
    },
    draftOf('reservation', freshDraft, reservationDraft),
    draftOf('problem', words, reportDraft),
    draftOf('request', words, amenityDraft),
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
    read: () => expectShape(v.object({ analytics: v.optional(v.boolean()), widget: v.boolean() }), readConsent()),
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
        for (const read of [false, true].map((atAnyAge) => readLastGoodConfig(staticConfig, 2, { atAnyAge }))) {
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
  tracker: [{ key: 'tracker_session_id', isOfTab: true, fits: 'id', read: () => startTracker('G-TEST') }],
  // Written by other scripts, or only compared and counted.
  ...{ google: [], technical: [], app: [] },
}
