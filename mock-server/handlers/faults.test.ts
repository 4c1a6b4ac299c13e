import { describe, expect, it } from 'vitest'
import { NOW, openTestClient } from '#tests/support/testClient.ts'

const visit = openTestClient()
const orders = 'orders/customer/1001'
const sent = { message: '', productIds: ['espresso'] }
const kept = () => visit.hotel.store.orders.where({ guestId: '1001' }).length

describe('what goes wrong with the next thing a guest sends', () => {
  it.each([
    ['error-next-post', 500],
    ['refuse-next-post', 422],
  ] as const)('%s: it is answered %i and not kept; the one after is kept', async (name, status) => {
    const before = kept()
    visit.hotel.faults.on(name)
    expect(await visit.get(orders)).toMatchObject({ status: 200 })
    const guest = { accountNumber: '100200', roomNumber: '305' }
    expect(await visit.post('customer/login', guest)).toMatchObject({ status: 200 })
    expect(await visit.post(orders, sent)).toMatchObject({ status })
    expect(kept()).toBe(before)
    expect(await visit.post(orders, sent)).toMatchObject({ status: 201 })
  })

  it('no-answer: the connection drops and nothing is kept', async () => {
    const before = kept()
    visit.hotel.faults.on('no-answer')
    await expect(visit.post(orders, sent)).rejects.toThrow('Failed to fetch')
    expect(kept()).toBe(before)
    expect(await visit.post(orders, sent)).toMatchObject({ status: 201 })
  })

  it('drop-after-commit: the connection drops although the order is kept', async () => {
    const before = kept()
    visit.hotel.faults.on('drop-after-commit')
    await expect(visit.post(orders, { message: '', productIds: [] }).then(({ status }) => status)).resolves.toBe(400)
    await expect(visit.post(orders, sent)).rejects.toThrow('Failed to fetch')
    expect(kept()).toBe(before + 1)
    expect(await visit.get(orders)).toMatchObject({ status: 200 })
  })
})

describe('what goes wrong until it is switched off', () => {
  it('latency: every answer takes so much longer', async () => {
    visit.hotel.faults.on('latency', { ms: 1234 })
    await visit.get('configurations')
    expect(visit.hotel.clock.now().getTime() - NOW.getTime()).toBe(1234)
    visit.hotel.faults.on('latency')
    await visit.get('configurations')
    visit.hotel.faults.off('latency')
    await visit.get('configurations')
    expect(visit.hotel.clock.now().getTime() - NOW.getTime()).toBe(1234 + 800)
  })

  it('offline: no call is answered, but the demo\u2019s switches are', async () => {
    visit.hotel.faults.on('offline')
    await expect(visit.get('configurations')).rejects.toThrow('Failed to fetch')
    await expect(visit.get(orders)).rejects.toThrow('Failed to fetch')
    await visit.send('/__demo/faults/offline', { method: 'DELETE' })
    expect(await visit.get(orders)).toMatchObject({ status: 200 })
  })
})

describe('expired-session', () => {
  it('ends the session of the next protected call, and no other', async () => {
    visit.hotel.faults.on('expired-session')
    expect(await visit.get('configurations')).toMatchObject({ status: 200 })
    expect(await visit.get(orders)).toMatchObject({ status: 401 })
    expect(await visit.get(orders)).toMatchObject({ status: 401 })
    visit.token = visit.hotel.store.sessions.insert({ id: 'new', guestId: '1001', startedAt: '' }).id
    expect(await visit.get(orders)).toMatchObject({ status: 200 })
  })
})
