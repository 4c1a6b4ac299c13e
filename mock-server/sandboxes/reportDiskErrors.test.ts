import { expect, it, vi } from 'vitest'
import { diskErrorReporter } from './reportDiskErrors.ts'
import type { Rows } from '#mock-server/store/tables.ts'

const rows = {} as Rows // The test does not read them.

/**
 * A disk whose operations fail while it is broken. Returns a function that runs one operation and catches its error.
 */
function openDisk() {
  const disk = { isBroken: false }
  function touch(): void {
    if (disk.isBroken) throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO', syscall: 'write' })
  }
  const { attempt, wrap, fails } = diskErrorReporter()
  const file = wrap({ read: () => (touch(), rows), write: touch })
  const ways = {
    'reading a hotel': () => file.read(),
    writing: () => file.write(rows),
    'noting the age of hotels': () => attempt('noting the age of hotels', touch),
  }
  const tryIt = (what: keyof typeof ways, isBroken: boolean) => {
    disk.isBroken = isBroken
    try {
      ways[what]()
    } catch {
      expect(isBroken).toBe(true)
    }
  }
  return { tryIt, fails }
}

const all = ['reading a hotel', 'writing', 'noting the age of hotels'] as const

it.each(all)('a disk error is reported once, and again after a success in between: %s', (what) => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const sentence = [`The data folder cannot be used as it should: ${what} failed (EIO: i/o error).`]
  const { tryIt, fails } = openDisk()
  expect(fails()).toBe(false)
  for (const _again of [1, 2, 3]) tryIt(what, true)
  expect(fails()).toBe(true)
  expect(said.mock.calls).toEqual([sentence])
  tryIt(what, false)
  expect(fails()).toBe(false)
  for (const _again of [1, 2, 3]) tryIt(what, true)
  expect(said.mock.calls).toEqual([sentence, sentence])
})

it('each kind of disk error is reported, also when other operations succeed', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { tryIt } = openDisk()
  for (const what of all) tryIt(what, true)
  expect(said).toHaveBeenCalledTimes(3)
  tryIt('writing', false)
  for (const what of ['reading a hotel', 'noting the age of hotels'] as const) tryIt(what, true)
  expect(said).toHaveBeenCalledTimes(3)
})
