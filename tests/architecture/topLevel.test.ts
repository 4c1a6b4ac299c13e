import { expect, it } from 'vitest'
import { versionedFiles } from './sources.ts'

const allowed = [
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'index.html', 'README.md', 'LICENSE'],
  ...['src', 'mock-server', 'contracts', 'fixtures', 'tests'],
]

/** Top-level names that have no place there; dotfiles are free. */
function outOfPlace(files: readonly string[]): string[] {
  const names = new Set(files.map((file) => file.replace(/\/.*$/, '')))
  return [...names].filter((name) => !name.startsWith('.') && !allowed.includes(name))
}

it('the top level holds only what the owner fixed', () => {
  expect(outOfPlace(versionedFiles())).toEqual([])
})

it('anything else there is seen', () => {
  expect(outOfPlace(['src/main.tsx', '.ci/run', 'playwright.config.ts', 'docs/a.md'])).toEqual([
    'playwright.config.ts',
    'docs',
  ])
})
