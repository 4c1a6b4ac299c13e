import { expect, it } from 'vitest'
import { readFiles, type Files } from './sources.ts'

/** Tests without a page that replace a module: what one has loaded, the next may get. Pages are not shared. */
function replacing(files: Files): string[] {
  const withoutPage = [...files].filter(([file]) => file.endsWith('.test.ts') && !file.endsWith('.dom.test.ts'))
  return withoutPage.filter(([, text]) => /\bvi\.(?:mock|doMock)\(/.test(text)).map(([file]) => file)
}

it('no test that shares what it has loaded replaces a module: the one that does is kept apart in vite.config.ts', () => {
  const others = new Map([...readFiles()].filter(([file]) => file !== 'tests/architecture/sharedTests.test.ts'))
  expect(replacing(others)).toEqual(['mock-server/store/rowsFile.test.ts'])
})

it('another is seen', () => {
  const files = new Map([
    ['src/lib/a.test.ts', "vi.mock('node:fs')"],
    ['tests/support/b.test.ts', "vi.doMock('./a.ts')"],
    ['src/lib/c.dom.test.ts', "vi.mock('./a.ts')"],
  ])
  expect(replacing(files)).toEqual(['src/lib/a.test.ts', 'tests/support/b.test.ts'])
})
