import { byId } from '#mock-server/models.ts'
import * as v from 'valibot'
import { vi } from 'vitest'
import { syncTabs } from '#src/app/syncTabs.ts'
import { makeStore, restoredState } from '#src/app/store.ts'
import { loadedConfig } from '#tests/support/page/testStore.ts'
import { reconcileReceipt, readRows } from '#src/outbox/reconcileReceipt.ts'
import { receiptsSynced, selectAllReceipts, selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { readReceipts } from '#src/outbox/storedReceipts.ts'
import { retryWithKey as retryReceiptWithKey, submitOnce, type NewSubmission } from '#src/outbox/submitOnce.ts'
import { loggedOut, selectGuest, signedIn } from '#src/session/session.ts'
import { guestSession } from '#src/schemas/session.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { answer as answerOf } from '#mock-server/handlers/index.ts'
import { newConfirmation, type Confirmation } from './confirmation.ts'
import { guests, products, quietRows } from './quietHotel.ts'
import { settle } from '#tests/support/page/settle.ts'
import { openSiteData } from './siteData.ts'
import type { AnswerWith, PendingCall, Tab } from './tab.ts'

const ORIGIN = 'http://hotel.test'
/** The possible outcomes of a call. */
export const callOutcomes = [
  'answered',
  'dropped before',
  'dropped after',
  'refused',
  'broken',
  'a web page',
  'redirected',
  'cut off',
  'late',
] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Properties of the device and of the hotel. */
export interface DeviceOptions {
  /** The hotel supports idempotency keys. */
  readonly withKey?: boolean
  /** The hotel adds a service charge to every order that it stores. */
  readonly addsServiceCharge?: boolean
  /** The browser blocks site data: storage throws, and locks reject. */
  readonly isBlocked?: boolean
}

/** Opens a hotel and a device whose tabs share its storage. The test chooses the outcome of each call. */
export function openDevice({ withKey = false, addsServiceCharge = false, isBlocked = false }: DeviceOptions = {}) {
  const siteData = openSiteData({ isBlocked })
  const hotel = openHotel({ seed: quietRows })
  const tabs: Tab[] = []
  const pendingCalls: PendingCall[] = []
  const late: Request[] = []
  const reads: Promise<Response>[] = []
  const confirmations = new Map<string, Confirmation>()
  let isOffline = false
  let isPaged = false
  let opened = 0

  async function requestHotel(request: Request): Promise<Response> {
    const answered = await answerOf(hotel, request)
    if (answered.type === 'error') throw new TypeError('The hotel did not answer')
    return answered
  }

  let asleep = 0
  const monotonic = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => monotonic() + asleep)

  /** What a hotel sends that splits its lists into pages. */
  async function firstPage(response: Response): Promise<Response> {
    if (!response.ok) return response
    const { content } = (await response.json()) as { content: unknown[] }
    return Response.json({ content: content.slice(0, 1), last: false })
  }

  async function commit(request: Request, { accepted, id }: { accepted: boolean; id: string }) {
    const before = hotel.db.orders.getAll().length
    const response = await requestHotel(request)
    const confirmation = accepted ? confirmations.get(id) : undefined
    const taken = hotel.db.orders.getAll().slice(before)
    if (confirmation) {
      confirmation.accepted += taken.length
      confirmation.acceptedUnseen ||= confirmation.mayBeRemoved
    }
    for (const row of addsServiceCharge ? taken : [])
      hotel.change((db) =>
        db.orders.update({ ...byId(row.id), data: { totalPrice: Math.round(row.totalPrice * 110) / 100 } }),
      )
    return response
  }

  async function call(input: Request): Promise<Response> {
    if (isOffline) throw new TypeError('There is no network')
    const url = new URL(input.url)
    const tab = tabs.find(({ number }) => url.pathname.startsWith(`/tab${number}/`))
    const { method, headers } = input
    const body = method === 'POST' ? await input.text() : null
    const request = new Request(input.url.replace(/\/tab\d+\//, '/'), { method, headers, body })
    if (method !== 'POST') {
      const reading = requestHotel(request)
      reads.push(reading)
      return isPaged ? firstPage(await reading) : reading
    }
    const { message: id } = (await request.clone().json()) as { message: string }
    const confirmation = confirmations.get(id)
    if (tab === undefined || confirmation === undefined) throw new Error(`Not confirmed: ${request.url}`)
    confirmation.calls += 1
    confirmation.hadReceiptBeforeCall.push(receiptsOf(tab).some((receipt) => receipt.id === id))
    return new Promise((resolve, reject) => {
      const answerWith: AnswerWith = (given) => {
        const settleCall = () =>
          given === 'nothing' ? reject(new TypeError('The connection dropped')) : resolve(given)
        if (tab.frozen) tab.frozen.push(settleCall)
        else settleCall()
      }
      const sent = { id, tab, request, input, answerWith }
      pendingCalls.push(sent)
      const giveUp = () => {
        if (!tabs.includes(tab)) return
        const at = pendingCalls.indexOf(sent)
        late.push(...(at === -1 ? [] : pendingCalls.splice(at, 1)).map((one) => one.request))
        answerWith('nothing')
      }
      if (input.signal.aborted) giveUp()
      else input.signal.addEventListener('abort', giveUp)
    })
  }
  vi.stubGlobal('fetch', (input: Request) => call(input))

  /** The stored receipts, or those in memory where site data is blocked. */
  const receiptsOf = (tab: Tab) => (isBlocked ? selectAllReceipts(tab.store.getState()) : readReceipts())

  const removedOrders: string[] = []

  function openTab(entry?: Tab['entry']): Tab {
    const number = opened++
    const config = loadedConfig({ COMPANION_BASE_JAVA_URL: `${ORIGIN}/tab${number}/api`, idempotencyKey: withKey })
    const store = makeStore({ ...restoredState(), config }, () => void reload(tab, { calls: 'hotel' }))
    const tab: Tab = { number, store, stop: syncTabs(store), frozen: undefined, entry }
    tabs.push(tab)
    return tab
  }

  /**
   * Closes the page and aborts its calls; `calls` says whether the hotel still receives them. In Firefox and WebKit the page
   * sees its calls fail before it is closed, but none of its timers fires.
   */
  async function reload(tab: Tab, { calls, sees = false }: { calls: 'hotel' | 'lost'; sees?: boolean }): Promise<void> {
    tab.stop()
    const cut = pendingCalls.filter((one) => one.tab === tab)
    for (const each of cut) {
      pendingCalls.splice(pendingCalls.indexOf(each), 1)
      if (calls === 'hotel') late.push(each.request)
    }
    const timers = vi.spyOn(globalThis, 'setTimeout')
    if (sees) for (const { answerWith } of cut) answerWith('nothing')
    await settle()
    for (const { value } of timers.mock.results) clearTimeout(value as NodeJS.Timeout)
    timers.mockRestore()
    if (isBlocked) clearMemory()
    const position = tabs.indexOf(tab)
    openTab(isBlocked ? undefined : tab.entry)
    tabs[position] = tabs.pop() ?? tab
  }

  /** With site data blocked a closed page leaves nothing. */
  function clearMemory(): void {
    for (const each of confirmations.values()) each.mayBeRemoved = true
    siteData.clearMemory()
  }

  function freeze(tab: Tab): void {
    if (isBlocked) return // With site data blocked there is one tab: tabs would not see each other's receipts.
    tab.stop()
    tab.frozen ??= []
  }

  /** Resumes a tab: first it receives its responses, then the storage events of the others. */
  async function resume(tab: Tab): Promise<void> {
    const answers = tab.frozen ?? []
    tab.frozen = undefined
    for (const answer of answers) answer()
    await settle()
    tab.stop()
    tab.stop = syncTabs(tab.store)
    dispatchStorageEvent()
  }

  const dispatchStorageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))

  /** Advances the timers; then the open screens check for submissions of closed pages that can no longer be answered. */
  async function pass(seconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    await settle()
    for (const { store, frozen } of tabs) if (!frozen) store.dispatch(receiptsSynced(readReceipts()))
  }

  async function complete(which: number, outcome: CallOutcome): Promise<void> {
    const [sent] = pendingCalls.splice(which % pendingCalls.length, 1)
    if (sent === undefined) return
    const { id, request, answerWith } = sent
    const taken = { accepted: true, id }
    switch (outcome) {
      case 'answered': {
        const response = await commit(request, taken)
        const confirmation = confirmations.get(id)
        if (response.ok && confirmation) confirmation.isConfirmed = true
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
        return answerWith(new Response('<script>location="http://192.0.2.1/login"</script>'))
      case 'redirected':
        return answerWith(Response.redirect('http://192.0.2.1/login', 302))
      case 'cut off': {
        const response = await commit(request, taken)
        return answerWith(new Response(new ReadableStream({ start: (body) => body.error() }), response))
      }
      case 'late':
        late.push(request)
        return answerWith('nothing')
      case 'dropped before':
        return answerWith('nothing')
    }
  }

  async function deliverLate(): Promise<void> {
    for (const request of late.splice(0)) {
      const { message: id } = (await request.clone().json()) as { message: string }
      await commit(request, { accepted: true, id }).catch(() => undefined)
    }
  }

  function submissionOf({ id, product, resubmittedId }: NonNullable<Tab['entry']>): NewSubmission {
    const { id: productId, price, label } = products[product % products.length] ?? { id: '', price: 0, label: '' }
    const total = Math.round(price * 100)
    const content = {
      lines: [{ productId, label, names: {}, quantity: 1, lineTotal: total }],
      total,
      payment: 'room' as const,
    }
    return { id, kind: 'order', content, body: { message: id, productIds: [productId] }, resubmittedId }
  }

  /** Presses the button of the last step, whose page is then frozen for so many seconds before its call. */
  function confirmFrozen(tab: Tab, seconds: number): void {
    confirm(tab, 1)
    const confirmation = tab.entry && confirmations.get(tab.entry.id)
    if (confirmation?.calls === 0) confirmation.mustNotBeSent = true
    asleep += seconds * 1000
  }

  /** Presses the button of the last step. */
  function confirm(tab: Tab, times: number): void {
    const guest = selectGuest(tab.store.getState())
    if (tab.entry === undefined || guest === null) return
    const { entry } = tab
    const { id } = entry
    // Without a receipt the history entry marks the submission as sent (see useConfirmation).
    if (confirmations.get(id)?.mayBeRemoved) return
    if (!confirmations.has(id)) {
      const older = receiptsOf(tab).find((receipt) => receipt.id === entry.resubmittedId)
      const mustNotBeSent = older !== undefined && !['not-accepted', 'unknown'].includes(older.outcome)
      confirmations.set(id, newConfirmation(id, String(guest.personId), mustNotBeSent))
    }
    for (let time = 0; time < times; time++) void tab.store.dispatch(submitOnce(submissionOf(entry), readRows))
  }

  function retryWithKey(tab: Tab): void {
    for (const { id, outcome } of selectReceipts(tab.store.getState())) {
      const confirmation = confirmations.get(id)
      if (outcome !== 'unknown' || confirmation === undefined) continue
      if (withKey) confirmation.repeats += 1
      void tab.store.dispatch(retryReceiptWithKey(id))
    }
  }

  function signIn(tab: Tab, which: number): void {
    const guest = guests[which] ?? guests[0]
    if (guest === undefined) return
    const { id, fullName, roomNumber } = guest
    const session = hotel.change((db) =>
      db.sessions.create({ id: `session-${Math.random()}`, guestId: id, startedAt: '' }),
    )
    for (const each of confirmations.values()) if (each.guest !== id) each.mayBeRemoved = true
    tab.store.dispatch(signedIn(v.parse(guestSession, { personId: id, sessionId: session.id, fullName, roomNumber })))
  }

  return {
    ...{ hotel, tabs, pendingCalls, confirmations, receiptsOf, removedOrders, isBlocked },
    ...{ openTab, reload, freeze, resume, pass, complete, deliverLate, confirm, retryWithKey, signIn },
    check: (tab: Tab) =>
      selectReceipts(tab.store.getState()).forEach(({ id }) => void tab.store.dispatch(reconcileReceipt(id))),
    logOut(tab: Tab) {
      if (selectGuest(tab.store.getState()) === null) return
      for (const each of confirmations.values()) each.mayBeRemoved = true
      tab.store.dispatch(loggedOut())
    },
    endSessions: () =>
      hotel.db.sessions.getAll().forEach(({ id }) => hotel.change((db) => db.sessions.delete(byId(id)))),
    setOffline: (offline: boolean) => (isOffline = offline),
    confirmFrozen,
    /** From now on the hotel sends one page of each list, or the whole list, after those that it is sending. */
    async setPaged(paged: boolean): Promise<void> {
      await Promise.allSettled(reads)
      isPaged = paged
    },
    isPaged: () => isPaged,
    setClock: (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000),
    /** Removes every order except the newest from the hotel's list. */
    removeOldOrders(): void {
      for (const { id } of hotel.db.orders.getAll().slice(0, -1))
        if (hotel.change((db) => db.orders.delete(byId(id)))) removedOrders.push(id)
    },
    dispatchStorageEvent,
    close(): void {
      tabs.forEach((tab) => tab.stop())
      siteData.close()
      clock.mockRestore()
      vi.clearAllTimers()
    },
  }
}

export type Device = ReturnType<typeof openDevice>
