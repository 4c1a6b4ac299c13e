import { beforeEach, describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import type { BoardEntry } from './board.ts'

const client = openTestClient()

/** The possible next statuses, by kind and status. Any other status is final. */
const follows: Readonly<Record<BoardEntry['kind'], Readonly<Record<string, readonly string[]>>>> = {
  orders: {
    CREATED: ['ACCEPTED', 'REJECTED'],
    ACCEPTED: ['PREPARING', 'REJECTED'],
    PREPARING: ['ON_THE_WAY', 'CANCELLED'],
    ON_THE_WAY: ['DELIVERED', 'CANCELLED'],
  },
  reservations: { CREATED: ['CONFIRMED', 'REJECTED'], CONFIRMED: ['COMPLETED', 'CANCELLED'] },
  amenityRequests: {
    CREATED: ['ACCEPTED', 'REJECTED'],
    ACCEPTED: ['IN_PROGRESS', 'REJECTED'],
    IN_PROGRESS: ['DONE', 'CANCELLED'],
  },
  reports: {
    CREATED: ['ACCEPTED', 'REJECTED'],
    ACCEPTED: ['IN_PROGRESS', 'REJECTED'],
    IN_PROGRESS: ['RESOLVED', 'CANCELLED'],
  },
}
const kinds = ['orders', 'reservations', 'amenityRequests', 'reports'] as const
const statuses = [
  ...['CREATED', 'ACCEPTED', 'PREPARING', 'ON_THE_WAY', 'DELIVERED', 'CONFIRMED', 'COMPLETED', 'IN_PROGRESS', 'DONE'],
  ...['RESOLVED', 'REJECTED', 'CANCELLED', 'LOST', 'toString', 'created', ''],
]

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
    const table = { people: 3, mealTime: 'Dinner', time: '19:00', day: 'May 15th, 2026', message: 'By the window' }
    expect(await sent('reservations')).toMatchObject({ ...common, ...table, next: ['CONFIRMED', 'REJECTED'] })
    expect(await sent('amenityRequests')).toMatchObject({ ...common, category: 'Сешоар', message: 'Two' })
    expect(await sent('reports')).toMatchObject({ ...common, category: 'Теч', message: 'It drips' })
    const times = (await board()).map(({ sentAt }) => sentAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it.each(kinds)('allows each possible next status of %s, and no other', async (kind) => {
    const { id } = await sent(kind)
    for (const from of statuses) {
      for (const to of statuses) {
        client.hotel.store[kind].update(id, { status: from })
        const next = Object.hasOwn(follows[kind], from) ? (follows[kind][from] ?? []) : []
        const isStep = next.includes(to)
        const { status, body } = await move(kind, id, to)
        expect([from, to, status]).toEqual([from, to, isStep ? 200 : 409])
        expect(client.hotel.store[kind].find({ id })?.status).toBe(isStep ? to : from)
        const instead = expect.stringContaining(next.length > 0 ? next.join(' or ') : 'nothing') as unknown
        if (!isStep) expect(body).toMatchObject({ message: instead })
      }
    }
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
