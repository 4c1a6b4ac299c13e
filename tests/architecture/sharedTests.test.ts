import { expect, it } from 'vitest'
import { readFiles, type Files } from './sources.ts'

/** Unit tests, which share what they have loaded: see `shared` in `vite.config.ts`. */
const isShared = (file: string) =>
  file.endsWith('.test.ts') && !/\.dom\.test|^contracts\/|^mock-server\/(?:doors|desk|store\/rowsFile)|^tests\//.test(file)

function replacing(files: Files): string[] {
  return [...files].filter(([file, text]) => isShared(file) && /\bvi\.(?:do)?[mM]ock\(/.test(text)).map(([file]) => file)
}

it('no unit test replaces a module that the next one may have loaded', () => {
  expect([...readFiles().keys()].filter(isShared).length).toBeGreaterThan(50)
  expect(replacing(readFiles())).toEqual([])
})

it('one that does is seen', () => {
  const files = new Map([
    ['src/lib/a.test.ts', "vi.mock('node:fs')"],
    ['src/lib/b.dom.test.ts', "vi.mock('./a.ts')"],
    ['mock-server/doors/c.test.ts', "vi.mock('node:fs')"],
  ])
  expect(replacing(files)).toEqual(['src/lib/a.test.ts'])
})
