import { expect, it } from 'vitest'
import { versionedFiles } from './sources.ts'

const allowed = [
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'index.html', 'README.md', 'LICENSE'],
  ...['src', 'mock-server', 'contracts', 'fixtures', 'tests'],
]

/** Top-level names that are not allowed; any dotfile is. */
function notAllowed(files: readonly string[]): string[] {
  const names = new Set(files.map((file) => file.replace(/\/.*$/, '')))
  return [...names].filter((name) => !name.startsWith('.') && !allowed.includes(name))
}

it('the top level has only the allowed files and folders', () => {
  expect(notAllowed(versionedFiles())).toEqual([])
})

it('any other file or folder at the top level is reported', () => {
  expect(notAllowed(['src/main.tsx', '.ci/run', 'playwright.config.ts', 'docs/a.md'])).toEqual([
    'playwright.config.ts',
    'docs',
  ])
})
