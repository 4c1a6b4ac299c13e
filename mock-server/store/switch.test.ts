import { expect, it } from 'vitest'
import { seed } from '#mock-server/seed.ts'
import { mswDataStore } from './mswData.ts'
import { memoryKeyValueStorage } from './keyValueStorage.ts'
import { storedSwitch } from './switch.ts'

const fresh = () => seed(new Date('2026-05-14T12:00:00Z'))

it('is off until it is set, and can be set again and off', () => {
  const store = mswDataStore(fresh)
  const light = storedSwitch(store, 'light')
  expect(light.read()).toBeUndefined()
  light.off()
  light.write({ watts: 5, rooms: ['bar'] })
  expect(light.read()).toEqual({ watts: 5, rooms: ['bar'] })
  light.write({ colour: 'warm' })
  expect(light.read()).toEqual({ colour: 'warm' })
  light.off()
  expect([light.read(), store.switches.where()]).toEqual([undefined, []])
})

it('is independent of other switches, and returns copies', () => {
  const store = mswDataStore(fresh)
  const [light, fan] = [storedSwitch(store, 'light'), storedSwitch(store, 'fan')]
  light.write({ rooms: ['bar'] })
  expect(fan.read()).toBeUndefined()
  const read = light.read()
  if (read !== undefined) read['rooms'] = []
  expect(light.read()).toEqual({ rooms: ['bar'] })
})

it('survives a restart, and is removed by a reset', () => {
  const storage = memoryKeyValueStorage()
  storedSwitch(mswDataStore(fresh, storage), 'light').write({ watts: 5 })
  const next = mswDataStore(fresh, storage)
  expect(storedSwitch(next, 'light').read()).toEqual({ watts: 5 })
  next.reset(fresh())
  expect(storedSwitch(next, 'light').read()).toBeUndefined()
})
