import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { PlainError } from './options.mjs'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that holds the folder, or `undefined` when it was left by one that is gone. */
function holderOf(lock: string): number | undefined {
  const pid = Number(readFileSync(lock, 'utf8'))
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : undefined
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const isFile = statSync(folder, { throwIfNoEntry: false })?.isFile() ?? false
    throw new PlainError(isFile ? `--data takes a folder, and ${folder} is a file.` : `${folder} cannot be made: ${String(error)}.`, 1)
  }
}

/**
 * Makes the folder of a hotel's data and holds it for this process, since two hosts would write over each other's orders;
 * what a killed host left is taken over. Gives the way to let go. Throws a PlainError when another host holds it.
 */
export function holdDataFolder(folder: string): () => void {
  makeFolder(folder)
  const lock = join(folder, 'host.pid')
  while (!takeLock(lock)) {
    const holder = holderOf(lock)
    if (holder !== undefined) {
      const advice = `Stop it, or name another folder with --data. If no host is running, remove ${lock}.`
      throw new PlainError(`Another host (process ${holder}) already keeps its data in ${folder}. ${advice}`, 1)
    }
    rmSync(lock, { force: true })
  }
  return () => rmSync(lock, { force: true })
}
