import { describe, expect, it } from 'vitest'
import { createFaults, isFaultName } from './faults.ts'
import { memoryShelf } from './store/shelf.ts'

describe('faults', () => {
  it('are all off at first, and each is switched by its name', () => {
    const faults = createFaults()
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
    const faults = createFaults()
    faults.on('no-answer')
    expect([faults.take('no-answer'), faults.take('no-answer')]).toEqual([true, false])
  })

  it('are remembered by the shelf and seen by whoever else reads it', () => {
    const shelf = memoryShelf()
    const [one, other] = [createFaults(shelf), createFaults(shelf)]
    one.on('offline')
    expect(other.take('offline')).toBe(true)
    expect(one.active()).toEqual({})
  })

  it.each(['', 'nonsense', 'null', '7'])('are off when the shelf holds %j', (text) => {
    expect(createFaults(memoryShelf(text)).active()).toEqual({})
  })

  it('have no other names', () => {
    expect(['latency', 'offline'].every(isFaultName)).toBe(true)
    expect(['toString', '', 'Latency'].some(isFaultName)).toBe(false)
  })
})
