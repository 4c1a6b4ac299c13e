import { describe, expect, it } from 'vitest'
import { describeStorageAdapter, fewRows } from '#tests/support/servers/storageConformance.ts'
import { mswDataStore } from './mswData.ts'
import { memoryKeyValueStorage } from './keyValueStorage.ts'

describeStorageAdapter('@mswjs/data', () => mswDataStore(fewRows))
describeStorageAdapter('@mswjs/data with a key-value storage', () => mswDataStore(fewRows, memoryKeyValueStorage()))

describe('a hotel in the browser', () => {
  it('reads at once what another tab wrote, and adds to it', () => {
    const storage = memoryKeyValueStorage()
    const [one, other] = [mswDataStore(fewRows, storage), mswDataStore(fewRows, storage)]
    one.sessions.insert({ id: 's1', guestId: 'g1', startedAt: '' })
    other.sessions.insert({ id: 's2', guestId: 'g2', startedAt: '' })
    expect(one.sessions.where().map(({ id }) => id)).toEqual(['s1', 's2'])
    other.reset({ ...fewRows(), guests: [] })
    expect(one.guests.where()).toEqual([])
  })

  it.each(['', '{}', '{"guests":[{}]}', JSON.stringify(fewRows()).slice(0, -20)])(
    'starts from the seed when the stored text cannot be read: %j',
    (text) => {
      const storage = memoryKeyValueStorage(text)
      expect(mswDataStore(fewRows, storage).dump()).toEqual(fewRows())
      expect(JSON.parse(storage.read() ?? '')).toEqual(fewRows())
    },
  )

  it('opens no BroadcastChannel of the library', () => {
    const before = globalThis.BroadcastChannel
    Reflect.set(globalThis, 'window', {})
    Reflect.set(globalThis, 'BroadcastChannel', () => expect.unreachable('a channel was opened'))
    try {
      expect(mswDataStore(fewRows).guests.where()).toHaveLength(2)
      expect(globalThis.BroadcastChannel).not.toBe(before)
    } finally {
      Reflect.deleteProperty(globalThis, 'window')
      Reflect.set(globalThis, 'BroadcastChannel', before)
    }
  })
})
