import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Puts a text in the place of a file, so that nobody finds half of it. A write that fails leaves the file as it was. */
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

/** What the disk does not let go now, the next start of the host removes. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // The reason why it could not be written is what matters.
  }
}
