import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestHost, type TestHost } from '#tests/support/servers/testHost.ts'

const VISITORS = 200
const ORDERS_OF_EACH = 5
const AT_ONCE = 50
const orders = '/api/orders/customer/1001'

let host: TestHost
beforeAll(async () => {
  host = await openTestHost({ limits: { maxCalls: Infinity } })
})
afterAll(() => host.close())

async function listedOrders(headers: Record<string, string>): Promise<string[]> {
  const list = JSON.parse((await host.get(`${orders}?size=100`, headers)).body.toString()) as {
    content: { id: string }[]
  }
  return list.content.map(({ id }) => id)
}

/** A visitor signs in to a sandbox of their own and sends orders. Returns what the hotel should list afterwards, and what it lists. */
async function visit(number: number) {
  const headers = await host.signIn(number.toString(16).padStart(32, '0'))
  const confirmed = await listedOrders(headers)
  for (let order = 0; order < ORDERS_OF_EACH; order += 1) {
    const body = { message: '', productIds: ['shopska-salad', 'moussaka', 'still-water'] }
    const answer = await host.write('POST', orders, headers, body)
    expect(answer.status).toBe(201)
    confirmed.push((JSON.parse(answer.body.toString()) as { id: string }).id)
  }
  return { confirmed, listed: await listedOrders(headers) }
}

it(`the host lists each of ${VISITORS * ORDERS_OF_EACH} confirmed orders of ${VISITORS} visitors, and to nobody else`, async () => {
  const waiting = Array.from({ length: VISITORS }, (_, number) => number)
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) visits.push(await visit(next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(visits).toHaveLength(VISITORS)
  for (const { confirmed, listed } of visits) expect(listed.toSorted()).toEqual(confirmed.toSorted())
})
