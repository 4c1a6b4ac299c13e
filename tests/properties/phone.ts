import * as v from 'valibot'
import { vi } from 'vitest'
import { followOtherTabs } from '#src/app/otherTabs.ts'
import { makeStore } from '#src/app/store.ts'
import { parseStaticConfig } from '#src/config/config.ts'
import { configLoaded } from '#src/config/configSlice.ts'
import { checkReceipt, readRows } from '#src/receipts/checkReceipt.ts'
import { selectReceipts } from '#src/receipts/receiptsSlice.ts'
import { repeat } from '#src/receipts/send.ts'
import { readReceipts } from '#src/receipts/storage.ts'
import { submit, type NewSubmission } from '#src/receipts/submit.ts'
import { loggedOut, selectGuest, signedIn } from '#src/session/session.ts'
import { guestSession } from '#src/wire/session.ts'
import { createHotel } from '#mock-server/createHotel.ts'
import { answer } from '#mock-server/handlers/answer.ts'
import type { Rows } from '#mock-server/store/tables.ts'

const ORIGIN = 'http://hotel.test'
const demo = createHotel().seed()
const everyone = demo.guests.slice(0, 2)
const products = demo.products.slice(0, 2)

/** A hotel with two guests and two products; each guest has ordered each product once before. */
function quietRows(): Rows {
  const none = Object.fromEntries(Object.keys(demo).map((table) => [table, []])) as unknown as Rows // one list per table
  const orders = everyone.flatMap((guest) =>
    products.map(({ id, price }, index) => ({
      id: `${guest.id}-${id}`,
      guestId: guest.id,
      orderNumber: String(index),
      status: 'CREATED',
      totalPrice: price,
      productIds: [id],
      message: '',
      reservationDate: '',
      createdAt: '2026-11-01T10:00:00.000Z',
    })),
  )
  return { ...none, guests: everyone, products, orders }
}

/** What may become of a call that a phone has made. */
export const fates = ['answered', 'dropped before', 'dropped after', 'refused', 'broken', 'a web page', 'late'] as const
export type Fate = (typeof fates)[number]

/** A POST on its way. */
interface OnItsWay {
  readonly id: string
  readonly tab: Tab
  readonly request: Request
  readonly answerWith: (answer: Response | 'nothing') => void
}

interface Tab {
  readonly number: number
  readonly store: ReturnType<typeof makeStore>
  readonly stop: () => void
  /** The history entry of the last step: its submission id, and what is sent again with it. */
  entry: { readonly id: string; readonly product: number; readonly again?: string | undefined } | undefined
}

/** What is known of one confirmation, from outside of the app. */
export interface Confirmation {
  readonly id: string
  readonly guest: string
  calls: number
  /** How many times the guest asked for it to be repeated with its key. */
  repeats: number
  accepted: number
  /** An answer of the hotel that said yes reached a page that was still open. */
  saidYes: boolean
  /** Its receipt may be gone: the guest logged out, or another signed in. */
  forgotten: boolean
  readonly hadReceiptBeforeCall: boolean[]
}

/** Lets everything that waits for nothing from outside happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A hotel, and a phone whose tabs share its storage; the test decides what becomes of each call. */
export function openPhone({ withKey = false } = {}) {
  window.localStorage.clear()
  window.sessionStorage.clear()
  const hotel = createHotel({ rows: quietRows() })
  const tabs: Tab[] = []
  const onItsWay: OnItsWay[] = []
  const late: Request[] = []
  const confirmations = new Map<string, Confirmation>()
  let isOffline = false
  let opened = 0

  async function ask(request: Request): Promise<Response> {
    const answered = await answer(hotel, request)
    if (answered === 'no-answer') throw new TypeError('The hotel did not answer')
    return answered
  }

  async function commit(request: Request, { accepted, id }: { accepted: boolean; id: string }) {
    const before = hotel.store.orders.where().length
    const response = await ask(request)
    const confirmation = confirmations.get(id)
    if (accepted && confirmation) confirmation.accepted += hotel.store.orders.where().length - before
    return response
  }

  async function call(input: Request): Promise<Response> {
    const url = new URL(input.url)
    const tab = tabs.find(({ number }) => url.pathname.startsWith(`/tab${number}/`))
    const { method, headers } = input
    const body = method === 'POST' ? await input.text() : null
    const request = new Request(input.url.replace(/\/tab\d+\//, '/'), { method, headers, body })
    if (method !== 'POST') {
      if (isOffline) throw new TypeError('There is no network')
      return ask(request)
    }
    const { message: id } = (await request.clone().json()) as { message: string }
    const confirmation = confirmations.get(id)
    if (tab === undefined || confirmation === undefined) throw new Error(`Nobody confirmed ${request.url}`)
    confirmation.calls += 1
    confirmation.hadReceiptBeforeCall.push(readReceipts().some((receipt) => receipt.id === id))
    return new Promise((resolve, reject) => {
      const answerWith = (given: Response | 'nothing') =>
        given === 'nothing' ? reject(new TypeError('The connection dropped')) : resolve(given)
      onItsWay.push({ id, tab, request, answerWith })
    })
  }
  vi.stubGlobal('fetch', (input: Request) => call(input))

  const config = parseStaticConfig({ appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api', idempotencyKey: withKey })

  function openTab(entry?: Tab['entry']): Tab {
    const number = opened++
    const store = makeStore({ leave: () => reload(tab, 'hotel'), go: () => undefined, here: () => '/' })
    store.dispatch(configLoaded({ ...config, COMPANION_BASE_JAVA_URL: `${ORIGIN}/tab${number}/api` }))
    const tab: Tab = { number, store, stop: followOtherTabs(store), entry }
    tabs.push(tab)
    return tab
  }

  /** The page is gone and its calls with it; whether the hotel still gets them is fate. */
  function reload(tab: Tab, calls: 'hotel' | 'lost'): void {
    tab.stop()
    for (const each of onItsWay.filter((one) => one.tab === tab)) {
      onItsWay.splice(onItsWay.indexOf(each), 1)
      if (calls === 'hotel') late.push(each.request)
    }
    const place = tabs.indexOf(tab)
    openTab(tab.entry)
    tabs[place] = tabs.pop() ?? tab
  }

  async function deliver(which: number, fate: Fate): Promise<void> {
    const [sent] = onItsWay.splice(which % onItsWay.length, 1)
    if (sent === undefined) return
    const { id, request, answerWith } = sent
    const taken = { accepted: true, id }
    switch (fate) {
      case 'answered': {
        const response = await commit(request, taken)
        const confirmation = confirmations.get(id)
        if (response.ok && confirmation) confirmation.saidYes = true
        return answerWith(response)
      }
      case 'dropped after':
        await commit(request, taken)
        return answerWith('nothing')
      case 'refused':
        return answerWith(Response.json({}, { status: 422 }))
      case 'broken':
        return answerWith(new Response('', { status: 500 }))
      case 'a web page':
        return answerWith(new Response('<!doctype html><title>Wi-Fi</title>'))
      case 'late':
        late.push(request)
        return answerWith('nothing')
      case 'dropped before':
        return answerWith('nothing')
    }
  }

  async function arriveLate(): Promise<void> {
    for (const request of late.splice(0)) {
      const { message: id } = (await request.clone().json()) as { message: string }
      await commit(request, { accepted: true, id }).catch(() => undefined)
    }
  }

  function submissionOf({ id, product, again }: NonNullable<Tab['entry']>): NewSubmission {
    const { id: productId, price, label } = products[product % products.length] ?? { id: '', price: 0, label: '' }
    const total = Math.round(price * 100)
    const content = { lines: [{ label, quantity: 1, lineTotal: total }], total, payment: 'room' as const }
    return { id, kind: 'order', content, body: { message: id, productIds: [productId] }, again }
  }

  /** Presses the button of the last step. */
  function confirm(tab: Tab, times: number): void {
    const guest = selectGuest(tab.store.getState())
    if (tab.entry === undefined || guest === null) return
    const { entry } = tab
    const { id } = entry
    // The history entry itself says that it was sent, when no receipt does any more (useConfirmation).
    if (confirmations.get(id)?.forgotten) return
    if (!confirmations.has(id)) {
      const nothingYet = { calls: 0, repeats: 0, accepted: 0, saidYes: false, forgotten: false, hadReceiptBeforeCall: [] }
      confirmations.set(id, { id, guest: String(guest.personId), ...nothingYet })
    }
    for (let time = 0; time < times; time++) void tab.store.dispatch(submit(submissionOf(entry), readRows))
  }

  function sendOnceMore(tab: Tab): void {
    for (const { id, outcome } of selectReceipts(tab.store.getState())) {
      const confirmation = confirmations.get(id)
      if (outcome !== 'unknown' || confirmation === undefined) continue
      if (withKey) confirmation.repeats += 1
      void tab.store.dispatch(repeat(id))
    }
  }

  function signIn(tab: Tab, which: number): void {
    const guest = everyone[which] ?? everyone[0]
    if (guest === undefined) return
    const { id, fullName, roomNumber } = guest
    const session = hotel.store.sessions.insert({ id: `session-${Math.random()}`, guestId: id, startedAt: '' })
    for (const each of confirmations.values()) if (each.guest !== id) each.forgotten = true
    tab.store.dispatch(signedIn(v.parse(guestSession, { personId: id, sessionId: session.id, fullName, roomNumber })))
  }

  return {
    hotel,
    tabs,
    onItsWay,
    confirmations,
    openTab,
    reload,
    deliver,
    arriveLate,
    confirm,
    sendOnceMore,
    signIn,
    check: (tab: Tab) => selectReceipts(tab.store.getState()).forEach(({ id }) => void tab.store.dispatch(checkReceipt(id))),
    logOut(tab: Tab) {
      if (selectGuest(tab.store.getState()) === null) return
      for (const each of confirmations.values()) each.forgotten = true
      tab.store.dispatch(loggedOut())
    },
    endSessions: () => hotel.store.sessions.where().forEach(({ id }) => hotel.store.sessions.remove(id)),
    setOffline: (offline: boolean) => (isOffline = offline),
    /** The other tabs hear of what one has written. */
    tellTabs: () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
    close: () => tabs.forEach((tab) => tab.stop()),
  }
}

export type Phone = ReturnType<typeof openPhone>
