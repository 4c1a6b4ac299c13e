import { byId } from '#mock-server/models.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import type { BoardEntry } from './board.ts'

const client = openTestClient()

const sends = {
  orders: ['orders/customer/1001', { message: '', productIds: ['shopska-salad', 'cola', 'cola'] }],
  reservations: [
    'dining/reservation/customer/1001',
    { numberOfPeople: 3, diningDailyAvailabilityConfigId: 6, customerMessage: 'By the window', internalMessage: '' },
  ],
  amenityRequests: [
    'generic-requests/customer/1001',
    { customerMessageRequest: 'Two', status: 'CREATED', category: 'Сешоар' },
  ],
  reports: ['reports/customer/1001', { customerMessage: 'It drips', status: 'CREATED', category: 'Теч' }],
} as const

const move = (kind: string, id: string, status: unknown) => client.post(`/__demo/board/${kind}/${id}`, { status })

async function board(): Promise<BoardEntry[]> {
  return ((await client.get('/__demo/desk')).body as { board: BoardEntry[] }).board
}

/** Submits something as the guest, and returns its entry on the board. */
async function sent(kind: BoardEntry['kind']): Promise<BoardEntry> {
  const [path, what] = sends[kind]
  await client.post(path, what)
  const [entry] = await board()
  if (entry?.kind !== kind) throw new Error(`It is not on top of the board of ${kind}`)
  return entry
}

beforeEach(() => client.hotel.clock.set(new Date('2026-05-15T09:00:00Z')))

describe('the board', () => {
  it('lists a new submission first, with the guest who sent it', async () => {
    const guest = { fullName: 'Елена Петрова', roomNumber: '305' }
    const common = { status: 'CREATED', sentAt: '2026-05-15T09:00:00.000Z', guest }
    expect(await sent('orders')).toMatchObject({
      ...common,
      ...{ next: ['ACCEPTED', 'REJECTED'], message: '', orderNumber: expect.stringMatching(/\d+$/) as unknown },
      lines: [{ label: 'Шопска салата', quantity: 1 }, { quantity: 2 }],
    })
    client.hotel.change((db) => db.products.delete(byId('shopska-salad')))
    expect((await board())[0]).toMatchObject({ lines: [{ label: 'Шопска салата', quantity: 1 }, { quantity: 2 }] })
    const table = { people: 3, mealTime: 'Dinner', time: '19:00', day: 'May 15th, 2026', message: 'By the window' }
    expect(await sent('reservations')).toMatchObject({ ...common, ...table, next: ['CONFIRMED', 'REJECTED'] })
    expect(await sent('amenityRequests')).toMatchObject({ ...common, category: 'Сешоар', message: 'Two' })
    expect(await sent('reports')).toMatchObject({ ...common, category: 'Теч', message: 'It drips' })
    const times = (await board()).map(({ sentAt }) => sentAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('moves a submission one step at a time, and names the possible steps otherwise', async () => {
    const { id } = await sent('orders')
    const stored = () => client.hotel.db.orders.findFirst(byId(id))?.status
    for (const status of ['ON_THE_WAY', 'CREATED', 'LOST', 'toString', ''])
      expect(await move('orders', id, status)).toMatchObject({
        ...{ status: 409, body: { message: expect.stringContaining('ACCEPTED or REJECTED') as unknown } },
      })
    expect(stored()).toBe('CREATED')
    for (const status of ['ACCEPTED', 'PREPARING', 'ON_THE_WAY', 'DELIVERED']) {
      if (status !== 'DELIVERED') expect(await move('orders', id, 'DELIVERED')).toMatchObject({ status: 409 })
      expect(await move('orders', id, status)).toMatchObject({ status: 200 })
    }
    expect(stored()).toBe('DELIVERED')
    expect(await move('orders', id, 'CANCELLED')).toMatchObject({ status: 409 })
  })

  it('rejects an unknown id, and a body without a status', async () => {
    const { id } = await sent('orders')
    expect(await move('orders', 'gone', 'ACCEPTED')).toMatchObject({ status: 404 })
    expect(await move('reservations', id, 'CONFIRMED')).toMatchObject({ status: 404 })
    for (const kind of ['sessions', 'guests', 'toString', '__proto__']) {
      expect(await move(kind, '1001', 'ACCEPTED')).toMatchObject({ status: 404 })
    }
    expect(await move('orders', id, 5)).toMatchObject({ status: 400, body: { field: 'status' } })
    expect(await client.post(`/__demo/board/orders/${id}`, '{')).toMatchObject({ status: 400, body: { field: 'body' } })
  })
})
