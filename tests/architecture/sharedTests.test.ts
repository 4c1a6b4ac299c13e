import { expect, it } from 'vitest'
import { readFiles, type Files } from './sources.ts'

/** Tests that mock a module in a project whose test files share their modules. The `page` project shares none. */
function mockingModules(files: Files): string[] {
  const withoutPage = [...files].filter(([file]) => file.endsWith('.test.ts') && !file.endsWith('.dom.test.ts'))
  return withoutPage.filter(([, text]) => /\bvi\.(?:mock|doMock)\(/.test(text)).map(([file]) => file)
}

it('no test file that shares its modules mocks one', () => {
  const others = new Map([...readFiles()].filter(([file]) => file !== 'tests/architecture/sharedTests.test.ts'))
  expect(mockingModules(others)).toEqual([])
})

it('another test file that mocks a module is reported', () => {
  const files = new Map([
    ['src/lib/a.test.ts', "vi.mock('node:fs')"],
    ['tests/support/b.test.ts', "vi.doMock('./a.ts')"],
    ['src/lib/c.dom.test.ts', "vi.mock('./a.ts')"],
  ])
  expect(mockingModules(files)).toEqual(['src/lib/a.test.ts', 'tests/support/b.test.ts'])
})
