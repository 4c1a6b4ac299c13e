import { describe, expect, it } from 'vitest'
import { layoutShift, longestTask, median } from './figures.ts'

describe('the median', () => {
  it('is the middle value, or the mean of the two middle values', () => {
    expect(median([30, 10, 20])).toBe(20)
    expect(median([40, 10, 20, 30])).toBe(25)
    expect(median([7])).toBe(7)
  })

  it('is undefined when a run has no value', () => {
    expect(median([10, undefined, 20])).toBeUndefined()
    expect(median([])).toBeUndefined()
  })
})

it('longestTask considers only tasks that start in the given interval', () => {
  const tasks = [
    { at: 10, ms: 300 },
    { at: 1000, ms: 60 },
    { at: 7000, ms: 90 },
  ]
  expect(longestTask(tasks)).toBe(300)
  expect(longestTask(tasks, 500, 5500)).toBe(60)
  expect(longestTask([], 0)).toBe(0)
})

describe('the layout shift', () => {
  it('is the sum of the worst session, in which shifts are less than a second apart', () => {
    const shifts = [100, 900, 3000].map((at) => ({ at, value: 0.1 }))
    expect(layoutShift(shifts)).toBeCloseTo(0.2)
    expect(layoutShift([])).toBe(0)
  })

  it('limits a session to five seconds', () => {
    const shifts = Array.from({ length: 12 }, (_, index) => ({ at: index * 900, value: 0.1 }))
    expect(layoutShift(shifts)).toBeCloseTo(0.6)
  })
})
