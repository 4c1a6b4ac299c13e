import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import * as v from 'valibot'
import { orderList } from '#src/schemas/orders.ts'
import { readSnapshot } from '#mock-server/hotel/snapshot.ts'
import { bundleHost, type HostProcess } from '#tests/support/servers/hostProcess.ts'

const KILLS = 3
/** The number per sandbox. */
const POSTERS = 2
const { folder: data, start } = bundleHost()
const sandboxes = ['a', 'b'].map((digit) => digit.repeat(32))
const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ message: '', productIds: ['espresso', 'espresso'] })
let host: HostProcess

async function openHost(): Promise<string> {
  host = start('--port', '0', '--data', data)
  return host.origin
}

// Vitest calls the hooks in reverse order: the host ends before its folder is removed.
afterAll(async () => {
  host.signal('SIGKILL')
  await host.ended
})

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
  const text = readFileSync(join(data, 'sandboxes', `${sandbox}.json`), 'utf8')
  return new Set(readSnapshot(text).orders.map(({ id }) => id))
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
  let origin = await openHost()
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
    origin = await openHost()
  }
  expect(answers).toBeGreaterThanOrEqual(KILLS)
  for (const visitor of visitors) {
    const listed = await idsListed(origin, visitor)
    expect(missing(listed, visitor)).toEqual([])
    for (const other of visitors) if (other !== visitor) expect(missing(listed, other)).toEqual([...other.answered])
  }
})
