import { describe, expect, it } from 'vitest'
import { faultNames } from '#mock-server/hotel/faults.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import { personasOf } from '#mock-server/scenarios/personas.ts'
import type { DeskState } from './desk.ts'

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

  it('contains no session', async () => {
    await client.get('products')
    expect(JSON.stringify(await desk())).not.toContain(client.token)
  })

  it('works while the hotel is offline', async () => {
    client.hotel.faults.enable('offline')
    expect(await client.get('/__demo/desk')).toMatchObject({ status: 200 })
  })
})
