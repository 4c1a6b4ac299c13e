import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Replaces a file atomically, by renaming a temporary one. A failed write leaves the file unchanged. */
export function replaceFile(path: string, text: string): void {
  const next = `${path}.next`
  try {
    writeFileSync(next, text)
    renameSync(next, path)
  } catch (error) {
    removeQuietly(next)
    throw error
  }
}

/** Removes a file if possible. Otherwise the next start of the host removes it. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // The error of the write is the one to report.
  }
}
