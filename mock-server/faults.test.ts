import { describe, expect, it } from 'vitest'
import { createFaults, isFaultName } from './faults.ts'
import { mswDataStore } from './store/mswData.ts'
import { storedSwitch } from './store/switch.ts'
import { seed } from './seed.ts'

function switchOfAHotel() {
  return storedSwitch(
    mswDataStore(() => seed(new Date())),
    'faults',
  )
}

describe('faults', () => {
  it('are all off at first, and each is switched by its name', () => {
    const faults = createFaults(switchOfAHotel())
    expect(faults.active()).toEqual({})
    faults.on('latency', { ms: 5 })
    faults.on('offline')
    expect(faults.active()).toEqual({ latency: { ms: 5 }, offline: {} })
    faults.off('latency')
    faults.off('no-answer')
    expect(faults.active()).toEqual({ offline: {} })
    faults.clear()
    expect(faults.active()).toEqual({})
  })

  it('that happen once are off when they were taken', () => {
    const faults = createFaults(switchOfAHotel())
    faults.on('no-answer')
    expect([faults.take('no-answer'), faults.take('no-answer')]).toEqual([true, false])
  })

  it('are kept with the hotel and seen by whoever else reads them', () => {
    const kept = switchOfAHotel()
    const [one, other] = [createFaults(kept), createFaults(kept)]
    one.on('offline')
    expect(other.take('offline')).toBe(true)
    expect(one.active()).toEqual({})
  })

  it('have no other names', () => {
    expect(['latency', 'offline'].every(isFaultName)).toBe(true)
    expect(['toString', '', 'Latency'].some(isFaultName)).toBe(false)
  })
})
