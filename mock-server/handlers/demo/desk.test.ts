import { describe, expect, it } from 'vitest'
import { faultNames } from '#mock-server/hotel/faults.ts'
import { answer } from '#mock-server/handlers/index.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { byId } from '#mock-server/models.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import { personasOf } from '#mock-server/scenarios/personas.ts'
import type { BoardEntry } from './board.ts'
import type { DeskState } from './desk.ts'
import { PREFLIGHT_GUEST } from './preflight.ts'

const client = openTestClient()
const desk = async () => (await client.get('/__demo/desk')).body as DeskState

describe('the desk', () => {
  it('reads the whole state of a hotel in one call', async () => {
    client.hotel.faults.enable('latency', { ms: 50 })
    const shown = await desk()
    const alone = { sandbox: null, addresses: [], host: null, requestLog: [] }
    expect(shown).toMatchObject({ ...alone, clock: { ahead: 0 }, brand: { currency: 'lv+eur' } })
    expect(shown.faults).toEqual({
      on: { latency: { ms: 50 } },
      known: faultNames.filter((name) => name !== 'error-next-post'),
    })
    expect(shown.situations).toEqual([])
    expect(shown.personas).toEqual(personasOf(client.hotel))
    expect(shown.modules).toContainEqual({ id: 'bar', name: 'Bar' })
    expect(shown.modules).toHaveLength(client.hotel.seed().contentModules.length)
    expect(shown.board.length).toBeGreaterThan(0)
  })

  it('ticks the steps of a demo as they happen', async () => {
    const steps = async () =>
      Object.entries((await desk()).progress.done).flatMap(([name, done]) => (done ? [name] : []))
    const move = (id: string, status: string) => client.post(`/__demo/board/orders/${id}`, { status })
    async function order(): Promise<string> {
      await client.post('orders/customer/1001', { message: '', productIds: ['cola'] })
      const isNew = ({ kind, isEarlier, status }: BoardEntry) => kind === 'orders' && !isEarlier && status === 'CREATED'
      return (await desk()).board.find(isNew)?.id ?? ''
    }
    const { token } = client
    client.hotel.change((db) => db.sessions.update({ ...byId(token), data: { guestId: PREFLIGHT_GUEST } }))
    expect(await steps()).toEqual([])
    await client.get('configurations')
    expect(await steps()).toEqual(['scan'])
    client.hotel.change((db) => db.sessions.update({ ...byId(token), data: { guestId: '1001' } }))
    const report = { status: 'CREATED', category: 'Шум', customerMessage: 'a' }
    await client.post('reports/customer/1001', report)
    expect(await steps()).toEqual(['scan', 'signIn'])
    await move(await order(), 'REJECTED')
    expect(await steps()).toEqual(['scan', 'signIn', 'order'])
    await move(await order(), 'ACCEPTED')
    expect(await steps()).toEqual(['scan', 'signIn', 'order', 'accept'])
  })

  it('takes for a phone on a host what follows the demo, not what reads a page', async () => {
    const hotel = openHotel({ sandbox: 'a'.repeat(32) })
    const read = async () => {
      const response = await answer(hotel, new Request('http://hotel.test/__demo/desk'))
      return (await response.json()) as DeskState
    }
    await answer(hotel, new Request('http://hotel.test/api/configurations'))
    expect((await read()).progress).toMatchObject({ phones: 0, done: { scan: false } })
    hotel.live.listen(() => undefined)
    expect((await read()).progress).toMatchObject({ phones: 1, done: { scan: true, signIn: false } })
  })

  it('offers the situations that have a text, and where to look at one', async () => {
    const { scenarios } = await desk()
    expect(scenarios).toContainEqual({ name: 'a hotel without menus' })
    expect(scenarios).toContainEqual({ name: 'the spa has approved a massage', opens: '/spa-center?spa=approved' })
    expect(scenarios.map(({ name }) => name)).not.toContain('the answer to the next order is lost')
  })

  it('contains no session', async () => {
    await client.get('products')
    expect(JSON.stringify(await desk())).not.toContain(client.token)
  })
})
