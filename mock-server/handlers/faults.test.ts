import { expect, it } from 'vitest'
import { NOW, openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const orders = 'orders/customer/1001'
const sent = { message: '', productIds: ['espresso'] }

// `idempotency.test.ts` proves what each fault of the next submission does to it.
it('a fault of the next submission waits for one, and for one that the hotel accepts when its response is lost', async () => {
  client.hotel.faults.enable('error-next-post')
  client.hotel.faults.enable('drop-after-commit')
  expect(await client.get(orders)).toMatchObject({ status: 200 })
  const guest = { accountNumber: '100200', roomNumber: '305' }
  expect(await client.post('customer/login', guest)).toMatchObject({ status: 200 })
  expect(await client.post(orders, sent)).toMatchObject({ status: 500 })
  expect(await client.post(orders, { message: '', productIds: [] })).toMatchObject({ status: 400 })
  await expect(client.post(orders, sent)).rejects.toThrow('Failed to fetch')
  expect(await client.post(orders, sent)).toMatchObject({ status: 201 })
})

it('an answer may stay lost for twelve seconds, or until that is switched off: the guest’s lists wait', async () => {
  const { faults, clock } = client.hotel
  const address = '/__demo/faults/drop-after-commit'

  async function waited(): Promise<number> {
    const since = clock.now().getTime()
    expect(await client.get(orders)).toMatchObject({ status: 200 })
    return clock.now().getTime() - since
  }
  async function loseAnAnswer(): Promise<void> {
    await client.send(address, { method: 'PUT', body: '{"holds":true}' })
    expect(await waited()).toBe(0)
    await expect(client.post(orders, sent)).rejects.toThrow('Failed to fetch')
  }

  await loseAnAnswer()
  await client.send(address, { method: 'DELETE' })
  expect(await waited()).toBe(0)
  await loseAnAnswer()
  expect([await waited(), await waited()]).toEqual([12_000, 0])
  expect(faults.active()).toEqual({})
})

it('latency delays every response by the given time', async () => {
  client.hotel.faults.enable('latency', { ms: 1234 })
  await client.get('configurations')
  expect(client.hotel.clock.now().getTime() - NOW.getTime()).toBe(1234)
  client.hotel.faults.enable('latency')
  await client.get('configurations')
  client.hotel.faults.disable('latency')
  await client.get('configurations')
  expect(client.hotel.clock.now().getTime() - NOW.getTime()).toBe(1234 + 800)
})

it('offline leaves every call of the API unanswered, and no call of the demo', async () => {
  client.hotel.faults.enable('offline')
  for (const path of ['configurations', orders]) await expect(client.get(path)).rejects.toThrow('Failed to fetch')
  expect(await client.get('/__demo/desk')).toMatchObject({ status: 200 })
  await client.send('/__demo/faults/offline', { method: 'DELETE' })
  expect(await client.get(orders)).toMatchObject({ status: 200 })
})

it('expired-session ends the session of the next protected call only', async () => {
  client.hotel.faults.enable('expired-session')
  expect(await client.get('configurations')).toMatchObject({ status: 200 })
  const { token } = client
  client.token = ''
  expect(await client.get(orders)).toMatchObject({ status: 401 })
  client.token = token
  for (const _again of [1, 2]) expect(await client.get(orders)).toMatchObject({ status: 401 })
  client.token = client.hotel.change((db) => db.sessions.create({ id: 'new', guestId: '1001', startedAt: '' })).id
  expect(await client.get(orders)).toMatchObject({ status: 200 })
})
