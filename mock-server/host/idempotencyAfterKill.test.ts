import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { bundleHost } from '#tests/support/servers/hostProcess.ts'

vi.setConfig({ testTimeout: 60_000 })
const { folder, start } = bundleHost()
const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ message: '', productIds: ['espresso'] })

async function signIn(origin: string): Promise<{ authorization: string }> {
  const guest = JSON.stringify({ accountNumber: '100200', roomNumber: '305' })
  const response = await fetch(`${origin}/api/customer/login`, { method: 'POST', headers: json, body: guest })
  const { sessionId } = (await response.json()) as { sessionId: string }
  return { authorization: `Bearer ${sessionId}` }
}

/** Starts a host on this data folder, with a client that sends one order under one idempotency key. */
async function open(data: string) {
  const host = start('--port', '0', '--data', join(folder, data))
  const origin = await host.origin
  // The fault is stored, so it is still on in the next host.
  await fetch(`${origin}/__demo/faults/latency`, { method: 'DELETE' })
  const guest = await signIn(origin)
  const orders = `${origin}/api/orders/customer/1001`
  return {
    order: () => fetch(orders, { method: 'POST', headers: { ...json, ...guest, 'idempotency-key': 'one' }, body }),
    async listed() {
      const { content } = (await (await fetch(orders, { headers: guest })).json()) as { content: object[] }
      return content.length
    },
    fault: (name: string, options = '') =>
      fetch(`${origin}/__demo/faults/${name}`, { method: 'PUT', headers: json, body: options }),
    async kill() {
      host.signal('SIGKILL')
      await host.ended
    },
  }
}

it('after a kill, the next host responds to the repeat of an order whose response was lost, and stores no second order', async () => {
  const first = await open('lost')
  const before = await first.listed()
  await first.fault('drop-after-commit')
  await expect(first.order()).rejects.toThrow('fetch failed')
  await first.kill()
  const next = await open('lost')
  expect(await next.order()).toMatchObject({ status: 201 })
  expect(await next.listed()).toBe(before + 1)
  await next.kill()
})

it('a kill releases the key of a request in progress', async () => {
  const first = await open('running')
  const before = await first.listed()
  await first.fault('latency', '{"ms":60000}')
  const both = [first.order(), first.order()]
  expect(await Promise.race(both)).toMatchObject({ status: 409 })
  await first.kill()
  const ends = await Promise.allSettled(both)
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const next = await open('running')
  expect(await next.order()).toMatchObject({ status: 201 })
  expect(await next.listed()).toBe(before + 1)
  await next.kill()
})
