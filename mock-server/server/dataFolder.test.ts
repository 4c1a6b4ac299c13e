import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { lockDataFolder } from './dataFolder.mjs'

const BEAT = 40
let folder: string
let lock: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotel-held-'))
  lock = join(folder, 'host.pid')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A host in another container, whose process has the same id as this one. */
function holdElsewhere(): () => void {
  writeFileSync(lock, `${process.pid} another-container`)
  let at = 1_000_000
  const beating = setInterval(() => utimesSync(lock, at, (at += 1)), BEAT)
  return () => clearInterval(beating)
}

describe('a data folder', () => {
  it('is not taken from a host in another container, even one with the same process id', async () => {
    onTestFinished(holdElsewhere())
    const message =
      /^Another host \(on another computer or in another container\) already keeps its data in \S+\. Stop it,/
    await expect(lockDataFolder(folder, BEAT)).rejects.toThrow(message)
    expect(readFileSync(lock, 'utf8')).toContain('another-container')
  })

  it('is taken over from a container that is gone, and its lock is renewed from then on', async () => {
    holdElsewhere()()
    const letGo = await lockDataFolder(folder, BEAT)
    const holder = readFileSync(lock, 'utf8')
    expect(holder).toMatch(new RegExp(`^${process.pid} (?!another-container)`))
    writeFileSync(lock, holder.replace(/ .*/, ' here'))
    await expect(lockDataFolder(folder, BEAT)).rejects.toThrow('Another host')
    letGo()
    expect(existsSync(lock)).toBe(false)
  })

  it.each(['', 'x', '0', '-1', String(process.pid), '4194305'])(
    'is taken over at once from a host that has ended: %j',
    async (left) => {
      writeFileSync(lock, left)
      const letGo = await lockDataFolder(folder, 60_000)
      expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} .`))
      letGo()
    },
  )
})
