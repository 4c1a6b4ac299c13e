import { describe, expect, it } from 'vitest'
import { NOW, openTestClient } from '#tests/support/servers/testClient.ts'
import { boardOf } from './board.ts'

const client = openTestClient()
const set = (now: unknown) => client.send('/__demo/clock', { method: 'PUT', body: JSON.stringify({ now }) })
const later = '2026-12-24T18:00:00.000Z'

async function shown(): Promise<unknown> {
  return ((await client.get('/__demo/desk')).body as { clock: unknown }).clock
}

describe('the clock', () => {
  it('dates what guests send by the time it was set to', async () => {
    expect(await set('2024-02-29T00:00:00Z')).toMatchObject({ body: { now: '2024-02-29T00:00:00.000Z' } })
    const { status, body } = await set('2026-12-24T20:00:00+02:00')
    const ahead = new Date(later).getTime() - NOW.getTime()
    expect({ status, body }).toEqual({ status: 200, body: { now: later, ahead } })
    await client.post('orders/customer/1001', { message: '', productIds: ['cola'] })
    const { content } = (await client.get('orders/customer/1001')).body as { content: unknown[] }
    expect(content[0]).toMatchObject({ reservationDate: 'December 24th, 2026' })
    expect(client.hotel.db.orders.getAll().at(-1)?.createdAt).toBe(later)
  })

  it('takes with it what guests have sent in this demo, so that nothing is in the future', async () => {
    await client.post('orders/customer/1001', { message: '', productIds: ['cola'] })
    const report = { status: 'CREATED', category: 'Друго' }
    await client.post('generic-requests/customer/1001', { ...report, customerMessageRequest: 'a' })
    await client.post('reports/customer/1001', { ...report, customerMessage: 'a' })
    const sent = () => boardOf(client.hotel).flatMap(({ isEarlier, sentAt }) => (isEarlier ? [] : [sentAt]))
    const earlier = () => boardOf(client.hotel).flatMap(({ isEarlier, sentAt }) => (isEarlier ? [sentAt] : []))
    const before = earlier()
    await set(later)
    expect([sent(), earlier()]).toEqual([[later, later, later], before])
    const { body } = await client.get('generic-requests/customer/1001')
    expect((body as object[])[0]).toMatchObject({ createdTime: later, lastUpdatedTime: later })
    await client.send('/__demo/clock', { method: 'DELETE' })
    const now = NOW.toISOString()
    expect(sent()).toEqual([now, now, now])
  })

  const noSuchDay = ['2026-02-30T09:00:00Z', '2026-13-01T09:00:00Z', '2026-05-14T09:00:00+99:00']
  it.each([...noSuchDay, 'tomorrow', '2026-12-24', '', 5, null])('cannot be set to %j', async (now) => {
    await set(later)
    expect(await set(now)).toMatchObject({ status: 400, body: { field: 'now' } })
    expect(await shown()).toMatchObject({ now: later })
  })

  it.each([
    ['when it is unset', '/__demo/clock', 'DELETE'],
    ['with a reset', '/__demo/reset', 'POST'],
  ])('returns to the real time %s', async (_when, path, method) => {
    await set(later)
    expect(await client.send(path, { method })).toMatchObject({ status: 200 })
    expect(await shown()).toEqual({ now: NOW.toISOString(), ahead: 0 })
  })
})
