import { describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import type { DeskState } from './desk.ts'

const client = openTestClient()
const desk = async () => (await client.get('/__demo/desk')).body as DeskState

describe('the progress of a demo', () => {
  it('counts the apps that are open', async () => {
    const stop = client.hotel.live.listen(() => {})
    expect((await desk()).progress).toMatchObject({ phones: 1, done: { scan: true } })
    stop()
    expect((await desk()).progress.phones).toBe(0)
  })

  it('begins without a guest or a call, whatever the hotel began with', async () => {
    await client.send('/__demo/reset', { method: 'POST' })
    const done = { scan: false, signIn: false, order: false, accept: false }
    expect((await desk()).progress).toEqual({ phones: 0, guest: null, lastCallAt: null, done })
  })

  it('names the guest who signed in last, and when the hotel was called', async () => {
    await client.send('customer/login', {
      method: 'POST',
      body: JSON.stringify({ accountNumber: '100318', roomNumber: '412' }),
    })
    const { progress } = await desk()
    const guest = client.hotel.store.guests.find({ accountNumber: '100318' })
    expect(progress).toMatchObject({ guest: guest?.fullName, done: { scan: true, signIn: true, order: false } })
    expect(Date.parse(progress.lastCallAt ?? '')).not.toBeNaN()
  })

  it('knows the guest’s own order from those the hotel began with, and that it was accepted', async () => {
    await client.post('orders/customer/1001', { message: '', productIds: ['cola'] })
    const { board, progress } = await desk()
    const sent = board.find(({ kind, isEarlier }) => kind === 'orders' && !isEarlier)
    expect([progress.done.order, progress.done.accept]).toEqual([true, false])
    expect(board.filter(({ isEarlier }) => isEarlier)).toHaveLength(board.length - 1)
    await client.send(`/__demo/board/orders/${sent?.id}`, {
      method: 'POST',
      body: JSON.stringify({ status: 'ACCEPTED' }),
    })
    expect((await desk()).progress.done.accept).toBe(true)
  })
})
