import { rowsOf } from '#mock-server/hotel/hotel.ts'
import { ofGuest, byId } from '#mock-server/models.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '#mock-server/hotel/clock.ts'
import { answer } from '#mock-server/handlers/index.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import type { TextStorage } from '#mock-server/hotel/storage.ts'
import { snapshotFile } from '#mock-server/sandboxes/files.ts'
import { openSandboxes, type Sandboxes } from './sandboxes.ts'

/** The number of writes before the disk is full, which then cannot be read either. */
let room: number
let openHost: () => Sandboxes
let sandboxes: Sandboxes
const [id, other] = ['a'.repeat(32), 'b'.repeat(32)] as const

function failIfFull(syscall: string): void {
  const message = `ENOSPC: no space left on device, ${syscall}`
  if (room < 0) throw Object.assign(new Error(message), { code: 'ENOSPC', syscall })
}

/** A snapshot on that disk. */
function fileAt(path: string): TextStorage {
  const file = snapshotFile(path)
  let known: string | null | undefined
  return {
    read: () => (known ??= (failIfFull('open'), file.read())),
    write(text) {
      room -= 1
      failIfFull('write')
      file.write(text)
      known = text
    },
  }
}

beforeEach(() => {
  room = Infinity
  const folder = mkdtempSync(join(tmpdir(), 'hotel-full-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  openHost = () => openSandboxes(folder, systemClock, { fileAt })
  sandboxes = openHost()
})

it.each([0, 1])('a disk that fills up stores an order once with its key, after %i more writes', async (writes) => {
  const hotel = sandboxes.enter(id)
  const orders = () => hotel.db.orders.findMany(ofGuest('1001')).length
  const session = hotel.change((db) => db.sessions.create({ id: 's', guestId: '1001', startedAt: '' }))
  async function order(): Promise<number> {
    const json = { 'content-type': 'application/json', 'idempotency-key': 'one-order' }
    const headers = { ...json, authorization: `Bearer ${session.id}` }
    const body = JSON.stringify({ message: '', productIds: ['espresso'] })
    const url = 'http://hotel.test/api/orders/customer/1001'
    const answered = await answer(hotel, new Request(url, { method: 'POST', headers, body }))
    return answered.status
  }
  const before = orders()
  room = writes
  if (writes === 0) expectConsole('error', /writing a hotel failed \(ENOSPC/)
  expect([await order(), orders() - before]).toEqual(writes === 0 ? [507, 0] : [201, 1])
  room = Infinity
  expect(await order()).toBe(201)
  expect(orders()).toBe(before + 1)
})

it('a disk error is 507 on writing and 503 on reading, and is reported in one sentence', () => {
  for (const each of [id, other]) sandboxes.enter(each).change((db) => db.guests.delete(byId('1002')))
  sandboxes = openHost()
  const hotel = sandboxes.enter(id)
  const before = rowsOf(hotel)
  room = 0
  expectConsole('error', /^The data folder cannot be used as it should: writing a hotel failed \(ENOSPC: .*\)\.$/)
  for (const _again of [1, 2])
    expect(() => hotel.change((db) => db.reports.delete(byId('report-423')))).toThrow(
      expect.objectContaining({ status: 507 }),
    )
  expectConsole('error', /^The data folder cannot be used as it should: reading a hotel failed \(ENOSPC: .*\)\.$/)
  const another = () => sandboxes.enter(other).db.guests.getAll()
  expect(another).toThrow(expect.objectContaining({ status: 503 }))
  expect(rowsOf(hotel)).toEqual(before)
  room = Infinity
  expect(hotel.change((db) => db.reports.delete(byId('report-423')))).not.toBeNull()
  expect(another()).not.toEqual([])
})
