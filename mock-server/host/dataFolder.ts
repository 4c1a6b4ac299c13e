import { mkdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { reasonOf } from '#src/lib/reasonOf.ts'
import { CliError } from '#src/build/cliError.mjs'

/** A host shows so often that it is there. */
const HEARTBEAT_MS = 1000
/** One that did not show for so many beats is gone. */
const MISSED_HEARTBEATS = 5

function textOf(read: () => string): string {
  try {
    return read()
  } catch {
    return '' // not on this system
  }
}

/** Where a process id means this very process: two containers may each have a process 1. */
function processNamespace(): string {
  const boot = textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  return [hostname(), boot.trim(), textOf(() => readlinkSync('/proc/self/ns/pid'))].join(' ')
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The holder that a lock names; one of an older version names a process alone. */
function holderIn(lock: string): { pid: number; space: string } {
  const [pid = '', ...space] = readFileSync(lock, 'utf8').split(' ')
  return { pid: Number(pid), space: space.length === 0 ? processNamespace() : space.join(' ') }
}

/** Whether somebody renews the lock; the clocks of two computers need not agree. */
async function isRenewed(lock: string, beat: number): Promise<boolean> {
  const changedAt = () => statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  const before = changedAt()
  for (let waited = 0; waited < MISSED_HEARTBEATS * beat; waited += beat / 2) {
    await wait(beat / 2)
    if (changedAt() !== before) return true
  }
  return false
}

/** Who holds the folder, in words; `undefined` when the lock was left by a process that is gone. */
async function holderOf(lock: string, beat: number): Promise<string | undefined> {
  const { pid, space } = holderIn(lock)
  if (space !== processNamespace())
    return (await isRenewed(lock, beat)) ? 'on another computer or in another container' : undefined
  const isProcess = Number.isInteger(pid) && pid > 0
  return isProcess && pid !== process.pid && isRunning(pid) ? `process ${pid}` : undefined
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid} ${processNamespace()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function acquireLock(lock: string, folder: string, beat: number): Promise<void> {
  while (!tryLock(lock)) {
    const holder = await holderOf(lock, beat)
    if (holder !== undefined) {
      const advice = `Stop it, or name another folder with --data. If no host is running, remove ${lock}.`
      throw new CliError(`Another host (${holder}) already keeps its data in ${folder}. ${advice}`, 1)
    }
    rmSync(lock, { force: true })
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const isFile = statSync(folder, { throwIfNoEntry: false })?.isFile() ?? false
    throw new CliError(
      isFile ? `--data takes a folder, and ${folder} is a file.` : `${folder} cannot be made: ${reasonOf(error)}.`,
      1,
    )
  }
}

/**
 * Makes the folder of a hotel's data and holds it for this process, since two hosts would write over each other's orders;
 * what a killed host left is taken over. Gives the way to let go. Rejects with a CliError when another host holds it, in
 * another container too, and when nothing can be written there.
 */
export async function lockDataFolder(folder: string, beat = HEARTBEAT_MS): Promise<() => void> {
  makeFolder(folder)
  const lock = join(folder, 'host.pid')
  try {
    await acquireLock(lock, folder, beat)
  } catch (error) {
    if (error instanceof CliError) throw error
    throw new CliError(`${folder} cannot keep the host's data: ${reasonOf(error)}. Name another folder with --data.`, 1)
  }
  const beating = setInterval(() => textOf(() => String(utimesSync(lock, new Date(), new Date()))), beat).unref()
  return () => {
    clearInterval(beating)
    rmSync(lock, { force: true })
  }
}
