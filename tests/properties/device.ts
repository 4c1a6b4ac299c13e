import * as v from 'valibot'
import { vi } from 'vitest'
import { followOtherTabs } from '#src/app/otherTabs.ts'
import { makeStore, restoredState } from '#src/app/store.ts'
import { loadedConfig } from '#tests/support/testStore.ts'
import { reconcileReceipt, readRows } from '#src/submissions/reconcileReceipt.ts'
import { receiptsFollowed, selectAllReceipts, selectReceipts } from '#src/submissions/receiptsSlice.ts'
import { retryWithKey } from '#src/submissions/postSubmission.ts'
import { readReceipts } from '#src/submissions/storage.ts'
import { submitOnce, type NewSubmission } from '#src/submissions/submitOnce.ts'
import { loggedOut, selectGuest, signedIn } from '#src/session/session.ts'
import { guestSession } from '#src/schemas/session.ts'
import { createHotel } from '#mock-server/createHotel.ts'
import { answer as answerOf } from '#mock-server/handlers/answer.ts'
import { newConfirmation, type Confirmation } from './confirmation.ts'
import { everyone, products, quietRows } from './quietHotel.ts'
import { settle } from '#tests/support/settle.ts'
import { openSiteData } from './siteData.ts'
import type { AnswerWith, OnItsWay, Tab } from './tab.ts'

const ORIGIN = 'http://hotel.test'
/** What may become of a call that a phone has made. */
export const callOutcomes = [
  'answered',
  'dropped before',
  'dropped after',
  'refused',
  'broken',
  'a web page',
  'late',
] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** The kinds of phones and hotels there are. */
export interface Circumstances {
  /** The hotel honours the key of a submission. */
  readonly withKey?: boolean
  /** The hotel adds a service charge to every order that it keeps. */
  readonly rewrites?: boolean
  /** The guest's browser blocks site data: no storage, and locks that reject. */
  readonly isBlocked?: boolean
}

/** A hotel, and a phone whose tabs share its storage; the test decides what becomes of each call. */
export function openDevice({ withKey = false, rewrites = false, isBlocked = false }: Circumstances = {}) {
  const siteData = openSiteData({ isBlocked })
  const hotel = createHotel({ rows: quietRows() })
  const tabs: Tab[] = []
  const onItsWay: OnItsWay[] = []
  const late: Request[] = []
  const confirmations = new Map<string, Confirmation>()
  let isOffline = false
  let opened = 0

  async function ask(request: Request): Promise<Response> {
    const answered = await answerOf(hotel, request)
    if (answered === 'no-answer') throw new TypeError('The hotel did not answer')
    return answered
  }

  async function commit(request: Request, { accepted, id }: { accepted: boolean; id: string }) {
    const before = hotel.store.orders.where().length
    const response = await ask(request)
    const confirmation = confirmations.get(id)
    const taken = hotel.store.orders.where().slice(before)
    if (accepted && confirmation) confirmation.accepted += taken.length
    for (const row of rewrites ? taken : [])
      hotel.store.orders.update(row.id, { totalPrice: Math.round(row.totalPrice * 110) / 100 })
    return response
  }

  async function call(input: Request): Promise<Response> {
    if (isOffline) throw new TypeError('There is no network')
    const url = new URL(input.url)
    const tab = tabs.find(({ number }) => url.pathname.startsWith(`/tab${number}/`))
    const { method, headers } = input
    const body = method === 'POST' ? await input.text() : null
    const request = new Request(input.url.replace(/\/tab\d+\//, '/'), { method, headers, body })
    if (method !== 'POST') return ask(request)
    const { message: id } = (await request.clone().json()) as { message: string }
    const confirmation = confirmations.get(id)
    if (tab === undefined || confirmation === undefined) throw new Error(`Nobody confirmed ${request.url}`)
    confirmation.calls += 1
    confirmation.hadReceiptBeforeCall.push(known(tab).some((receipt) => receipt.id === id))
    return new Promise((resolve, reject) => {
      const answerWith: AnswerWith = (given) => {
        const settleCall = () =>
          given === 'nothing' ? reject(new TypeError('The connection dropped')) : resolve(given)
        if (tab.frozen) tab.frozen.push(settleCall)
        else settleCall()
      }
      const sent = { id, tab, request, input, answerWith }
      onItsWay.push(sent)
      const giveUp = () => {
        if (!tabs.includes(tab)) return
        if (onItsWay.includes(sent)) late.push(...onItsWay.splice(onItsWay.indexOf(sent), 1).map((one) => one.request))
        answerWith('nothing')
      }
      if (input.signal.aborted) giveUp()
      else input.signal.addEventListener('abort', giveUp)
    })
  }
  vi.stubGlobal('fetch', (input: Request) => call(input))

  /** What is known of what was sent: on the phone, or in this tab where the phone keeps nothing. */
  const known = (tab: Tab) => (isBlocked ? selectAllReceipts(tab.store.getState()) : readReceipts())

  const forgotten: string[] = []

  function openTab(entry?: Tab['entry']): Tab {
    const number = opened++
    const config = loadedConfig({ COMPANION_BASE_JAVA_URL: `${ORIGIN}/tab${number}/api`, idempotencyKey: withKey })
    const store = makeStore(
      { ...restoredState(), config },
      {
        leave: () => void reload(tab, { calls: 'hotel' }),
        go: () => undefined,
        here: () => '/',
      },
    )
    const tab: Tab = { number, store, stop: followOtherTabs(store), frozen: undefined, entry }
    tabs.push(tab)
    return tab
  }

  /**
   * The page is gone and its calls with it; whether the hotel still gets them is fate. Firefox and WebKit let the page see
   * its calls fail before it is gone, but none of its timers ends.
   */
  async function reload(tab: Tab, { calls, sees = false }: { calls: 'hotel' | 'lost'; sees?: boolean }): Promise<void> {
    tab.stop()
    const cut = onItsWay.filter((one) => one.tab === tab)
    for (const each of cut) {
      onItsWay.splice(onItsWay.indexOf(each), 1)
      if (calls === 'hotel') late.push(each.request)
    }
    const timers = vi.spyOn(globalThis, 'setTimeout')
    if (sees) for (const { answerWith } of cut) answerWith('nothing')
    await settle()
    for (const { value } of timers.mock.results) clearTimeout(value as NodeJS.Timeout)
    timers.mockRestore()
    if (isBlocked) forgetPage()
    const position = tabs.indexOf(tab)
    openTab(isBlocked ? undefined : tab.entry)
    tabs[position] = tabs.pop() ?? tab
  }

  /** Where site data is blocked, a page that is gone leaves nothing. */
  function forgetPage(): void {
    for (const each of confirmations.values()) each.forgotten = true
    siteData.forgetMemory()
  }

  function freeze(tab: Tab): void {
    if (isBlocked) return // The only tab: without storage none knows of another.
    tab.stop()
    tab.frozen ??= []
  }

  /** The tab goes on: first with its answers, then it hears of what the others wrote. */
  async function thaw(tab: Tab): Promise<void> {
    const answers = tab.frozen ?? []
    tab.frozen = undefined
    for (const answer of answers) answer()
    await settle()
    tab.stop()
    tab.stop = followOtherTabs(tab.store)
    tellTabs()
  }

  const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))

  /** Time passes, and the open screens look whether what a page that is gone was sending can still be answered. */
  async function pass(seconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    await settle()
    for (const { store, frozen } of tabs) if (!frozen) store.dispatch(receiptsFollowed(readReceipts()))
  }

  async function deliver(which: number, fate: CallOutcome): Promise<void> {
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
      const older = known(tab).find((receipt) => receipt.id === entry.again)
      const isNeedless = older !== undefined && !['not-accepted', 'unknown'].includes(older.outcome)
      confirmations.set(id, newConfirmation(id, String(guest.personId), isNeedless))
    }
    for (let time = 0; time < times; time++) void tab.store.dispatch(submitOnce(submissionOf(entry), readRows))
  }

  function sendOnceMore(tab: Tab): void {
    for (const { id, outcome } of selectReceipts(tab.store.getState())) {
      const confirmation = confirmations.get(id)
      if (outcome !== 'unknown' || confirmation === undefined) continue
      if (withKey) confirmation.repeats += 1
      void tab.store.dispatch(retryWithKey(id))
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
    known,
    openTab,
    reload,
    freeze,
    thaw,
    pass,
    deliver,
    arriveLate,
    confirm,
    sendOnceMore,
    signIn,
    check: (tab: Tab) =>
      selectReceipts(tab.store.getState()).forEach(({ id }) => void tab.store.dispatch(reconcileReceipt(id))),
    logOut(tab: Tab) {
      if (selectGuest(tab.store.getState()) === null) return
      for (const each of confirmations.values()) each.forgotten = true
      tab.store.dispatch(loggedOut())
    },
    endSessions: () => hotel.store.sessions.where().forEach(({ id }) => hotel.store.sessions.remove(id)),
    setOffline: (offline: boolean) => (isOffline = offline),
    setClockBack: () => vi.setSystemTime(Date.now() - 3_600_000),
    /** The hotel's list loses every order but the newest. */
    forgetOld(): void {
      for (const { id } of hotel.store.orders.where().slice(0, -1))
        if (hotel.store.orders.remove(id)) forgotten.push(id)
    },
    forgotten,
    isBlocked,
    /** The other tabs hear of what one has written. */
    tellTabs,
    close(): void {
      tabs.forEach((tab) => tab.stop())
      siteData.close()
      vi.clearAllTimers()
    },
  }
}

export type Device = ReturnType<typeof openDevice>
