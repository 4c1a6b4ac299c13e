import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { lockDataFolder } from './dataFolder.ts'

const BEAT = 40
const NOBODY = 65534
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

/** Runs something without the rights of root, which may write anywhere. */
async function asNobody(act: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(NOBODY)
  try {
    await act()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
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

  it('that cannot be written is refused in one sentence', async () => {
    chmodSync(folder, 0o555)
    const message = `${folder} cannot keep the host's data: EACCES: permission denied, open '${lock}'. Name another folder with --data.`
    const refused = { message: message, exitCode: 1 }
    await asNobody(() => expect(lockDataFolder(folder)).rejects.toMatchObject(refused))
  })
})
