import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as v from 'valibot'
import { orderList } from '#src/wire/orders.ts'
import { parseRows } from '#mock-server/store/rowsText.ts'
import { buildHostProgram, type HostProcess, type HostProgram } from './hostProcess.ts'

const KILLS = 30
const POSTERS = 4
const data = mkdtempSync(join(tmpdir(), 'hotel-kill-'))
const file = join(data, 'hotel.json')
const body = JSON.stringify({ message: '', productIds: ['espresso', 'espresso'] })
let program: HostProgram
let host: HostProcess

beforeAll(async () => {
  program = await buildHostProgram()
}, 60_000)

afterAll(async () => {
  host.signal('SIGKILL')
  await host.ended
  await program.remove()
  rmSync(data, { recursive: true })
})

async function openHost(): Promise<string> {
  host = program.start('--port', '0', '--data', data)
  return host.origin
}

async function signIn(origin: string): Promise<{ authorization: string }> {
  const guest = JSON.stringify({ accountNumber: '100200', roomNumber: '305' })
  const response = await fetch(`${origin}/api/customer/login`, { method: 'POST', body: guest })
  const { sessionId } = (await response.json()) as { sessionId: string }
  return { authorization: `Bearer ${sessionId}` }
}

/** Posts orders one after the other until the host dies, telling `answered` the id of each that got its 201. */
async function keepOrdering(origin: string, guest: HeadersInit, answered: (id: string) => void): Promise<void> {
  try {
    for (;;) {
      const response = await fetch(`${origin}/api/orders/customer/1001`, { method: 'POST', headers: guest, body })
      const { id } = (await response.json()) as { id: string }
      if (response.status === 201) answered(id)
    }
  } catch {
    // The host was killed; this order got no answer and may or may not be kept.
  }
}

it(`keeps its data whole, and every order it answered, through ${KILLS} kills in the middle of writing`, async () => {
  let origin = await openHost()
  const guest = await signIn(origin)
  const answered = new Set<string>()
  for (let kill = 0; kill < KILLS; kill++) {
    const enough = answered.size + 1 + (kill % 8)
    const doomed = host
    const posters = Array.from({ length: POSTERS }, () =>
      keepOrdering(origin, guest, (id) => {
        answered.add(id)
        if (answered.size === enough) doomed.signal('SIGKILL')
      }),
    )
    await Promise.all([...posters, doomed.ended])
    const kept = new Set(parseRows(readFileSync(file, 'utf8')).orders.map(({ id }) => id))
    expect([...answered].filter((id) => !kept.has(id))).toEqual([])
    origin = await openHost()
  }
  const listed = await fetch(`${origin}/api/orders/customer/1001`, { headers: guest })
  const ids = new Set(v.parse(orderList, await listed.json()).map(({ id }) => id))
  expect(answered.size).toBeGreaterThan(KILLS)
  expect([...answered].filter((id) => !ids.has(id))).toEqual([])
}, 120_000)
