import { describe, expect, it } from 'vitest'
import { faultNames } from '#mock-server/faults.ts'
import { openTestClient } from '#tests/support/testClient.ts'
import { personasOf } from '#mock-server/personas.ts'
import { isScenarioName } from '#mock-server/scenarios/index.ts'
import type { Desk } from './desk.ts'

const visit = openTestClient()
const desk = async () => (await visit.get('/__demo/desk')).body as Desk

describe('the desk', () => {
  it('reads everything about a hotel at once', async () => {
    visit.hotel.faults.on('latency', { ms: 50 })
    const shown = await desk()
    const alone = { sandbox: null, addresses: [], requestLog: [] }
    expect(shown).toMatchObject({ ...alone, clock: { ahead: 0 }, brand: { currency: 'lv' } })
    expect(shown.faults).toEqual({ on: { latency: { ms: 50 } }, known: faultNames })
    expect(shown.personas).toEqual(personasOf(visit.hotel))
    expect(shown.modules).toContainEqual({ id: 'bar', name: 'Bar' })
    expect(shown.modules).toHaveLength(visit.hotel.seed().contentModules.length)
    expect(shown.board.length).toBeGreaterThan(0)
  })

  it('offers scenarios that the catalogue knows, and where to look at them', async () => {
    const { scenarios } = await desk()
    expect(scenarios.every(({ name }) => isScenarioName(name))).toBe(true)
    expect(scenarios).toContainEqual({ name: 'the spa has approved a massage', opens: '/spa-center?spa=approved' })
    expect(scenarios).toContainEqual({ name: 'a guest who checks out today' })
  })

  it('never reads a session', async () => {
    await visit.get('products')
    expect(JSON.stringify(await desk())).not.toContain(visit.token)
  })

  it('works while the hotel cannot be reached', async () => {
    visit.hotel.faults.on('offline')
    expect(await visit.get('/__demo/desk')).toMatchObject({ status: 200 })
  })
})
