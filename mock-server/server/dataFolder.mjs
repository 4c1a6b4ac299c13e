import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from '#src/build/cliError.mjs'

// Plain JavaScript: `npm start` locks the folder before it builds the host.

/** The interval at which a host renews its lock. */
const HEARTBEAT_MS = 1000
/** A host that missed this many heartbeats is considered gone. */
const MISSED_HEARTBEATS = 5

const reasons = [
  [['EACCES', 'EPERM', 'EROFS', 'ENOENT'], 'nothing can be written there'],
  [['EEXIST', 'ENOTDIR'], 'a file is in the place of a folder'],
  [['EISDIR'], 'a folder is in the place of a file'],
  [['ENOSPC'], 'its disk is full'],
]

/** The error for a data folder that the host cannot use. */
export function dataError(folder, error) {
  if (error instanceof CliError) return error
  const [, reason = error.message] = reasons.find(([codes]) => codes.includes(error.code)) ?? []
  return new CliError(`The host cannot keep its data in ${folder}: ${reason}. Name another folder with --data.`, 1)
}

function tryOr(fallback, act) {
  try {
    return act()
  } catch {
    return fallback
  }
}

/** Identifies the namespace of process ids, where the system has any: two containers may each have a process 1. */
function processNamespace() {
  const boot = tryOr('', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const namespace = tryOr('', () => readlinkSync('/proc/self/ns/pid'))
  return [hostname(), boot, namespace].join(' ')
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
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

/** A description of the lock's holder; `undefined` if its process is gone. A lock may contain only the process id. */
async function holderOf(lock, interval) {
  const [pid, ...rest] = readFileSync(lock, 'utf8').split(' ')
  if (rest.length > 0 && rest.join(' ') !== processNamespace())
    return (await isRenewed(lock, interval)) ? 'on another computer or in another container' : undefined
  const isOther = /^[1-9]\d*$/.test(pid) && Number(pid) !== process.pid
  return isOther && isRunning(Number(pid)) ? `process ${pid}` : undefined
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

/** Makes a folder and those above it. Node's own way to do so never ends in `/proc`. */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

async function acquireLock(folder, lock, interval) {
  makeFolder(folder)
  while (!tryLock(lock)) {
    const holder = await holderOf(lock, interval)
    if (holder !== undefined) {
      const advice = `Stop it, or name another folder with --data. If no host is running, remove ${lock}.`
      throw new CliError(`Another host (${holder}) already keeps its data in ${folder}. ${advice}`, 1)
    }
    rmSync(lock, { force: true })
  }
}

/**
 * Creates the data folder and locks it for this process, since two hosts would overwrite each other's orders. Takes over the lock of a
 * killed host. Returns a function that releases the lock.
 */
export async function lockDataFolder(folder, interval = HEARTBEAT_MS) {
  const lock = join(folder, 'host.pid')
  await acquireLock(folder, lock, interval).catch((error) => {
    throw dataError(folder, error)
  })
  const renewal = setInterval(() => tryOr(undefined, () => utimesSync(lock, new Date(), new Date())), interval).unref()
  return () => {
    clearInterval(renewal)
    // The next host takes over a lock that a disk kept when it became read-only.
    tryOr(undefined, () => rmSync(lock, { force: true }))
  }
}
