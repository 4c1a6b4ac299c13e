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
  it('are off by default, and are switched on and off by name', () => {
    const faults = createFaults(switchOfAHotel())
    expect(faults.active()).toEqual({})
    faults.on('latency', { ms: 5 })
    faults.on('offline')
    expect(faults.active()).toEqual({ latency: { ms: 5 }, offline: {} })
    faults.off('latency')
    faults.off('drop-before-commit')
    expect(faults.active()).toEqual({ offline: {} })
    faults.clear()
    expect(faults.active()).toEqual({})
  })

  it('that happen once switch off when they have happened', () => {
    const faults = createFaults(switchOfAHotel())
    faults.on('drop-before-commit')
    expect([faults.consume('drop-before-commit'), faults.consume('drop-before-commit')]).toEqual([true, false])
  })

  it('are stored with the hotel and shared by all its readers', () => {
    const setting = switchOfAHotel()
    const [one, other] = [createFaults(setting), createFaults(setting)]
    one.on('offline')
    expect(other.consume('offline')).toBe(true)
    expect(one.active()).toEqual({})
  })

  it('reject unknown names', () => {
    expect(['latency', 'offline'].every(isFaultName)).toBe(true)
    expect(['toString', '', 'Latency'].some(isFaultName)).toBe(false)
  })
})
