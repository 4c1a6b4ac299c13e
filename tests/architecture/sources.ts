import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Path from the project's folder, with `/` → text. Rules take it as an argument, so that a test can inject a violation. */
export type Files = ReadonlyMap<string, string>

const folders = ['src', 'mock-server', 'fixtures', 'contracts', 'tests']
const notOurs = /^contracts\/(?:pacts|jvm)\//

/** Whether a file is a test or a test helper, which may import anything. */
export function isTest(file: string): boolean {
  return file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
}

/** The files that are under version control or about to be, by Git's patterns; all of them without a pattern. */
export function versionedFiles(...patterns: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns]
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  return listed
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(root, file)))
}

/** Reads every source file of the project whose name ends in one of these. */
export function readFiles(endings: readonly string[] = ['.ts', '.tsx']): Files {
  const ours = versionedFiles(...folders, 'vite.config.ts').filter(
    (name) => endings.some((ending) => name.endsWith(ending)) && !notOurs.test(name),
  )
  return new Map(ours.toSorted().map((name) => [name, readFileSync(path.join(root, name), 'utf8')]))
}

/** The names of the Vitest projects in `vite.config.ts`. */
export function projectNames(): string[] {
  const config = readFileSync(path.join(root, 'vite.config.ts'), 'utf8')
  return [...config.matchAll(/\bproject\(\s*'(?<name>[a-z]+)'/g)].map((match) => match.groups?.['name'] ?? '')
}
