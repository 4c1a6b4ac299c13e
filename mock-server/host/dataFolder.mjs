import { mkdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from '#src/build/cliError.mjs'

// Plain JavaScript: `npm start` locks the folder before it builds the host.

/** The interval at which a host renews its lock. */
const HEARTBEAT_MS = 1000
/** A host that missed this many heartbeats is considered gone. */
const MISSED_HEARTBEATS = 5

function textOf(read) {
  try {
    return read()
  } catch {
    return '' // not on this system
  }
}

/** Identifies the namespace of process ids: two containers may each have a process 1. */
function processNamespace() {
  const boot = textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  return [hostname(), boot.trim(), textOf(() => readlinkSync('/proc/self/ns/pid'))].join(' ')
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The holder in a lock file. Locks of older versions contain only the process id. */
function holderIn(lock) {
  const [pid = '', ...rest] = readFileSync(lock, 'utf8').split(' ')
  return { pid: Number(pid), namespace: rest.length === 0 ? processNamespace() : rest.join(' ') }
}

/** Whether a host renews the lock. Compares times of the file only, since clocks of two computers may differ. */
async function isRenewed(lock, interval) {
  const changedAt = () => statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  const before = changedAt()
  for (let waited = 0; waited < MISSED_HEARTBEATS * interval; waited += interval / 2) {
    await wait(interval / 2)
    if (changedAt() !== before) return true
  }
  return false
}

/** A description of the lock's holder; `undefined` if its process is gone. */
async function holderOf(lock, interval) {
  const { pid, namespace } = holderIn(lock)
  if (namespace !== processNamespace())
    return (await isRenewed(lock, interval)) ? 'on another computer or in another container' : undefined
  const isProcess = Number.isInteger(pid) && pid > 0
  return isProcess && pid !== process.pid && isRunning(pid) ? `process ${pid}` : undefined
}

function tryLock(lock) {
  try {
    writeFileSync(lock, `${process.pid} ${processNamespace()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

async function acquireLock(lock, folder, interval) {
  while (!tryLock(lock)) {
    const holder = await holderOf(lock, interval)
    if (holder !== undefined) {
      const advice = `Stop it, or name another folder with --data. If no host is running, remove ${lock}.`
      throw new CliError(`Another host (${holder}) already keeps its data in ${folder}. ${advice}`, 1)
    }
    rmSync(lock, { force: true })
  }
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const isFile = statSync(folder, { throwIfNoEntry: false })?.isFile() ?? false
    throw new CliError(
      isFile ? `--data takes a folder, and ${folder} is a file.` : `${folder} cannot be made: ${error.message}.`,
      1,
    )
  }
}

/**
 * Creates the data folder and locks it for this process, since two hosts would overwrite each other's orders. Takes over the
 * lock of a killed host. Returns a function that releases the lock. Rejects with a CliError when another host holds it, even
 * in another container, and when the folder is not writable.
 */
export async function lockDataFolder(folder, interval = HEARTBEAT_MS) {
  makeFolder(folder)
  const lock = join(folder, 'host.pid')
  try {
    await acquireLock(lock, folder, interval)
  } catch (error) {
    if (error instanceof CliError) throw error
    throw new CliError(`${folder} cannot keep the host's data: ${error.message}. Name another folder with --data.`, 1)
  }
  const renewal = setInterval(() => textOf(() => String(utimesSync(lock, new Date(), new Date()))), interval).unref()
  return () => {
    clearInterval(renewal)
    // The next host takes over a lock that a disk kept when it became read-only.
    textOf(() => String(rmSync(lock, { force: true })))
  }
}
