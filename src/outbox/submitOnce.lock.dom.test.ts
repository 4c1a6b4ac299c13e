import { afterEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { makeLocks } from '#tests/support/page/jsdomGaps.ts'
import { withSubmissionLock } from './submitOnce.ts'
import { eventually } from '#tests/support/eventually.ts'

const { locks } = navigator

function setLocks(value: LockManager | undefined) {
  Object.defineProperty(navigator, 'locks', { value, configurable: true })
}
const withoutLocks = () => setLocks(undefined)
const withBlockedLocks = () => setLocks(makeLocks({ areBlocked: true }))

describe.each([
  ['with locks', () => {}],
  ['without locks, as over plain http', withoutLocks],
  ['with locks that reject, as with site data blocked', withBlockedLocks],
])('two tabs with the same task, %s', (_how, prepare) => {
  afterEach(() => setLocks(locks))

  it('run it once', async () => {
    prepare()
    const { until, release } = deferred()
    const task = vi.fn(() => until)
    const both = Promise.all([withSubmissionLock('x', task), withSubmissionLock('x', task)])
    await eventually(() => expect(task).toHaveBeenCalled())
    release()
    expect((await both).filter((result) => result === 'elsewhere')).toHaveLength(1)
    expect(task).toHaveBeenCalledTimes(1)
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('release the lock when the task fails', async () => {
    prepare()
    await expect(withSubmissionLock('x', () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
    expect(await withSubmissionLock('x', () => Promise.resolve('done'))).toBe('done')
  })

  it('do not block another task, nor the same one later', async () => {
    prepare()
    const task = vi.fn(() => Promise.resolve('done'))
    expect(await Promise.all([withSubmissionLock('x', task), withSubmissionLock('y', task)])).toEqual(['done', 'done'])
    expect(await withSubmissionLock('x', task)).toBe('done')
  })
})

it.each([
  ['missing', withoutLocks],
  ['blocked', withBlockedLocks],
])('a tab whose locks are %s and whose storage is blocked runs the task without a lock', async (_how, prepare) => {
  prepare()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await withSubmissionLock('x', () => Promise.resolve('done'))).toBe('done')
  setLocks(locks)
})
