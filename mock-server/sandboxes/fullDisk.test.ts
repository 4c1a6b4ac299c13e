import { beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#mock-server/clock.ts'
import { answer } from '#mock-server/handlers/answer.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { memoryFiles } from '#tests/support/servers/memoryFiles.ts'
import type { SandboxFiles } from './sandboxFiles.ts'
import { openSandboxes } from './sandboxes.ts'

/** The number of writes before the disk is full. */
let room: number
let hotel: Hotel

beforeEach(() => {
  room = Infinity
  const files = memoryFiles()
  const rows: SandboxFiles['rows'] = (id, seed) => {
    const file = files.rows(id, seed)
    return {
      read: () => file.read(),
      write(...given) {
        room -= 1
        if (room < 0)
          throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' })
        file.write(...given)
      },
    }
  }
  hotel = openSandboxes({ ...files, rows }, systemClock).enter('a'.repeat(32))
})

const orders = () => hotel.store.orders.where({ guestId: '1001' }).length

/** Sends an order under an idempotency key; resolves with the status. */
async function order(token: string): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': 'one-order',
  }
  const body = JSON.stringify({ message: '', productIds: ['espresso'] })
  const url = 'http://hotel.test/api/orders/customer/1001'
  const answered = await answer(hotel, new Request(url, { method: 'POST', headers, body }))
  return answered === 'connection-dropped' ? expect.unreachable() : answered.status
}

describe('a disk that fills up', () => {
  it.each([0, 1, 2])('stores an order once with its key, after %i more writes', async (writes) => {
    const { id: token } = hotel.store.sessions.insert({ id: 's', guestId: '1001', startedAt: '' })
    const before = orders()
    room = writes
    if (writes === 0) expectConsole('error', /writing failed \(ENOSPC/)
    const status = await order(token)
    expect([status, orders() - before]).toEqual(writes === 0 ? [507, 0] : [201, 1])
    room = Infinity
    expect(await order(token)).toBe(201)
    expect(orders()).toBe(before + 1)
  })
})
