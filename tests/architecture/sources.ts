import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Path from the project's folder, with `/` → text. The rules take one of these, so that a test can plant a violation. */
export type Files = ReadonlyMap<string, string>

const rooms = ['src', 'mock-server', 'fixtures', 'contracts', 'tests']
const notOurs = /^contracts\/(?:pacts|jvm)\//

/** Reads every text file of ours whose name ends in one of these. */
export function readFiles(endings: readonly string[] = ['.ts', '.tsx']): Files {
  const names = rooms.flatMap((room) => {
    const inside = readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    return inside.map((name) => `${room}/${name.replaceAll(path.sep, '/')}`)
  })
  const ours = [...names, 'vite.config.ts'].filter(
    (name) => endings.some((ending) => name.endsWith(ending)) && !notOurs.test(name),
  )
  return new Map(ours.toSorted().map((name) => [name, readFileSync(path.join(root, name), 'utf8')]))
}

/** Tells whether a file is a test, which may import anything. */
export function isTest(file: string): boolean {
  return file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
}
