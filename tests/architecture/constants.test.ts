import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { planted, type Change } from '#tests/constants/change.ts'
import { changes } from '#tests/constants/changes.ts'
import { root } from './sources.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it.each(changes.map((change) => [change.what, change.file, change] as const))(
  '`npm run constants` finds what it changes: %s, in %s',
  (_what, file, change) => {
    expect(planted(read(file), change)).not.toBe(read(file))
    expect(change.tests.filter((test) => !existsSync(path.join(root, test)))).toEqual([])
  },
)

it('every fault has a name of its own', () => {
  const names = changes.map(({ what }) => what)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('a text that is gone, or is there twice, is seen', () => {
  const change: Change = { what: 'six', section: '9', file: 'a.ts', text: '6', instead: '7', tests: [] }
  expect(() => planted('const most = 5', change)).toThrow('a.ts has "6" 0 times, not once')
  expect(() => planted('const most = 6 // 6', change)).toThrow('a.ts has "6" 2 times, not once')
  expect(planted('const most = 6', change)).toBe('const most = 7')
})
