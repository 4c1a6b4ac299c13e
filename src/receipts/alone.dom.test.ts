import { afterEach, describe, expect, it, vi } from 'vitest'
import { held } from '#tests/support/held.ts'
import { alone } from './alone.ts'

const { locks } = navigator

function withoutLocks() {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
}

describe.each([['with locks', () => {}], ['without locks, as by plain http', withoutLocks]])('two tabs at one task, %s', (_how, prepare) => {
  afterEach(() => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }))

  it('run it once', async () => {
    prepare()
    const { until, release } = held()
    const task = vi.fn(() => until)
    const both = Promise.all([alone('x', task), alone('x', task)])
    await vi.waitFor(() => expect(task).toHaveBeenCalled())
    release()
    expect((await both).filter((result) => result === 'elsewhere')).toHaveLength(1)
    expect(task).toHaveBeenCalledTimes(1)
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('leave nothing behind when the task fails', async () => {
    prepare()
    await expect(alone('x', () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
    expect(await alone('x', () => Promise.resolve('done'))).toBe('done')
  })

  it('do not hold up another task, nor the same one later', async () => {
    prepare()
    const task = vi.fn(() => Promise.resolve('done'))
    expect(await Promise.all([alone('x', task), alone('y', task)])).toEqual(['done', 'done'])
    expect(await alone('x', task)).toBe('done')
  })
})

it('a phone without locks and storage goes on by itself', async () => {
  withoutLocks()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await alone('x', () => Promise.resolve('done'))).toBe('done')
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
