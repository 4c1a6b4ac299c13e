import { describe, expect, it } from 'vitest'
import { createFaults, isFaultName } from './faults.ts'
import { mswDataStore } from './store/mswData.ts'
import { storedSetting } from './store/storedSetting.ts'
import { seed } from './seed.ts'

function settingOfAHotel() {
  return storedSetting(
    mswDataStore(() => seed(new Date())),
    'faults',
  )
}

describe('faults', () => {
  it('are off by default, and are switched on and off by name', () => {
    const faults = createFaults(settingOfAHotel())
    expect(faults.active()).toEqual({})
    faults.enable('latency', { ms: 5 })
    faults.enable('offline')
    expect(faults.active()).toEqual({ latency: { ms: 5 }, offline: {} })
    faults.disable('latency')
    faults.disable('drop-before-commit')
    expect(faults.active()).toEqual({ offline: {} })
    faults.clear()
    expect(faults.active()).toEqual({})
  })

  it('that happen once switch off when they have happened', () => {
    const faults = createFaults(settingOfAHotel())
    faults.enable('drop-before-commit')
    expect([faults.consume('drop-before-commit'), faults.consume('drop-before-commit')]).toEqual([true, false])
  })

  it('are stored with the hotel and shared by all its readers', () => {
    const setting = settingOfAHotel()
    const [one, other] = [createFaults(setting), createFaults(setting)]
    one.enable('offline')
    expect(other.consume('offline')).toBe(true)
    expect(one.active()).toEqual({})
  })

  it('reject unknown names', () => {
    expect(['latency', 'offline'].every(isFaultName)).toBe(true)
    expect(['toString', '', 'Latency'].some(isFaultName)).toBe(false)
  })
})
