import { expect, it } from 'vitest'
import { seed } from '#mock-server/seed.ts'
import { mswDataStore } from './mswData.ts'
import { memoryKeyValueStorage } from './keyValueStorage.ts'
import { storedSetting } from './storedSetting.ts'

const fresh = () => seed(new Date('2026-05-14T12:00:00Z'))

it('has no value until it is set, and can be set again and removed', () => {
  const store = mswDataStore(fresh)
  const light = storedSetting(store, 'light')
  expect(light.read()).toBeUndefined()
  light.remove()
  light.write({ watts: 5, rooms: ['bar'] })
  expect(light.read()).toEqual({ watts: 5, rooms: ['bar'] })
  light.write({ colour: 'warm' })
  expect(light.read()).toEqual({ colour: 'warm' })
  light.remove()
  expect([light.read(), store.switches.where()]).toEqual([undefined, []])
})

it('is independent of other settings, and returns copies', () => {
  const store = mswDataStore(fresh)
  const [light, fan] = [storedSetting(store, 'light'), storedSetting(store, 'fan')]
  light.write({ rooms: ['bar'] })
  expect(fan.read()).toBeUndefined()
  const read = light.read()
  if (read !== undefined) read['rooms'] = []
  expect(light.read()).toEqual({ rooms: ['bar'] })
})

it('survives a restart, and is removed by a reset', () => {
  const storage = memoryKeyValueStorage()
  storedSetting(mswDataStore(fresh, storage), 'light').write({ watts: 5 })
  const next = mswDataStore(fresh, storage)
  expect(storedSetting(next, 'light').read()).toEqual({ watts: 5 })
  next.reset(fresh())
  expect(storedSetting(next, 'light').read()).toBeUndefined()
})
