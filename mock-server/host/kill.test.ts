import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { orderList } from '#src/schemas/orders.ts'
import { seed } from '#mock-server/seed.ts'
import { rowsFile } from '#mock-server/store/rowsFile.ts'
import { bundleHost, type HostProcess } from '#tests/support/servers/hostProcess.ts'

vi.setConfig({ testTimeout: 120_000 })
const KILLS = 8
/** The number per sandbox. */
const POSTERS = 2
const { folder: data, start } = bundleHost()
const sandboxes = ['a', 'b'].map((digit) => digit.repeat(32))
const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ message: '', productIds: ['espresso', 'espresso'] })
let host: HostProcess

/** Starts a host on a data folder. */
async function openHost(name: string): Promise<string> {
  host = start('--port', '0', '--data', join(data, name))
  return host.origin
}

async function killHost(): Promise<void> {
  host.signal('SIGKILL')
  await host.ended
}

// Vitest calls the hooks in reverse order: the host ends before its folder is removed.
afterAll(killHost)

/** A guest who orders in a sandbox of their own. */
interface Visitor {
  readonly sandbox: string
  readonly headers: { readonly authorization: string }
  /** Ids of the orders that were answered 201. */
  readonly answered: Set<string>
}

async function signIn(origin: string, sandbox: string): Promise<Visitor> {
  const guest = JSON.stringify({ accountNumber: '100200', roomNumber: '305' })
  const init = { method: 'POST', headers: { ...json, 'x-sandbox': sandbox }, body: guest }
  const response = await fetch(`${origin}/api/customer/login`, init)
  const { sessionId } = (await response.json()) as { sessionId: string }
  return { sandbox, headers: { ...json, authorization: `Bearer ${sessionId}` }, answered: new Set() }
}

function idsKept(sandbox: string): Set<string> {
  const file = rowsFile(
    join(data, 'orders', 'sandboxes', `${sandbox}.json`),
    () => expect.unreachable('lost'),
    seed(new Date()),
  )
  return new Set(file.read().orders.map(({ id }) => id))
}

async function idsListed(origin: string, { headers }: Visitor): Promise<Set<string>> {
  const listed = await fetch(`${origin}/api/orders/customer/1001`, { headers })
  return new Set(v.parse(orderList, await listed.json()).map(({ id }) => String(id)))
}

const missing = (from: Set<string>, { answered }: Visitor) => [...answered].filter((id) => !from.has(id))

/** Posts orders one by one until the host dies, and passes the id of each that was answered 201 to `answered`. */
async function postOrders(origin: string, headers: HeadersInit, answered: (id: string) => void): Promise<void> {
  try {
    for (;;) {
      const response = await fetch(`${origin}/api/orders/customer/1001`, { method: 'POST', headers, body })
      const { id } = (await response.json()) as { id: string }
      if (response.status === 201) answered(id)
    }
  } catch {
    // The host was killed: this order was not answered, and may or may not be stored.
  }
}

it(`the host loses no sandbox and no answered order in ${KILLS} kills while writing`, async () => {
  let origin = await openHost('orders')
  const visitors = await Promise.all(sandboxes.map((sandbox) => signIn(origin, sandbox)))
  let answers = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const enough = answers + 1 + (kill % 8)
    const doomed = host
    const posters = visitors.flatMap(({ headers, answered }) =>
      Array.from({ length: POSTERS }, () =>
        postOrders(origin, headers, (id) => {
          answered.add(id)
          if (++answers === enough) doomed.signal('SIGKILL')
        }),
      ),
    )
    await Promise.all([...posters, doomed.ended])
    for (const visitor of visitors) expect(missing(idsKept(visitor.sandbox), visitor)).toEqual([])
    origin = await openHost('orders')
  }
  for (const visitor of visitors) {
    const listed = await idsListed(origin, visitor)
    expect(visitor.answered.size).toBeGreaterThan(KILLS / 2)
    expect(missing(listed, visitor)).toEqual([])
    for (const other of visitors) if (other !== visitor) expect(missing(listed, other)).toEqual([...other.answered])
  }
  await killHost()
})

/** Starts a host with a client that sends one order under one idempotency key. */
async function openWithKey(name: string) {
  const origin = await openHost(name)
  const calls = `${origin}/__demo/faults`
  // The fault is stored, so it is still on in the next host.
  await fetch(`${calls}/latency`, { method: 'DELETE' })
  const visitor = await signIn(origin, 'default')
  const headers = { ...visitor.headers, 'idempotency-key': 'one' }
  return {
    order: () => fetch(`${origin}/api/orders/customer/1001`, { method: 'POST', headers, body }),
    listed: async () => (await idsListed(origin, visitor)).size,
    fault: (fault: string, options = '{}') =>
      fetch(`${calls}/${fault}`, { method: 'PUT', headers: json, body: options }),
  }
}

it('after a kill, the next host responds to the repeat of an order whose response was lost, and stores no second order', async () => {
  const first = await openWithKey('lost')
  const before = await first.listed()
  await first.fault('drop-after-commit')
  await expect(first.order()).rejects.toThrow('fetch failed')
  await killHost()
  const next = await openWithKey('lost')
  expect(await next.order()).toMatchObject({ status: 201 })
  expect(await next.listed()).toBe(before + 1)
  await killHost()
})

it('a kill releases the key of a request in progress', async () => {
  const first = await openWithKey('running')
  const before = await first.listed()
  await first.fault('latency', '{"ms":60000}')
  const both = [first.order(), first.order()]
  expect(await Promise.race(both)).toMatchObject({ status: 409 })
  await killHost()
  const ends = await Promise.allSettled(both)
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const next = await openWithKey('running')
  expect(await next.order()).toMatchObject({ status: 201 })
  expect(await next.listed()).toBe(before + 1)
})
