import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { changes } from '#tests/constants/changes.ts'
import { finalizeOrder, routeRows } from './routesOfTheSpec.ts'
import { root } from './sources.ts'

const readme = readFileSync(path.join(root, 'README.md'), 'utf8')

/** The files of the project that a text links to. */
function linked(text: string): string[] {
  const targets = [...text.matchAll(/\]\((?<target>[^)\s]+)\)/g)].map((match) => match.groups?.target ?? '')
  return targets.filter((target) => !/^(?:[a-z]+:|#)/i.test(target)).map((target) => target.replace(/#.*$/, ''))
}

const missing = (text: string) => linked(text).filter((file) => !existsSync(path.join(root, file)))

it('every file that the README links to is there', () => {
  expect(linked(readme).length).toBeGreaterThan(50)
  expect(missing(readme)).toEqual([])
})

it('the README has a row for every route', () => {
  const rows = [...routeRows.map(({ path: route }) => route), finalizeOrder]
  expect(rows.filter((route) => !readme.includes(`\n| \`${route}\` |`))).toEqual([])
})

it('the README names every test that a changed constant turns red', () => {
  const tests = new Set(changes.flatMap((change) => change.tests))
  const named = new Set(linked(readme))
  expect([...tests].filter((test) => !named.has(test))).toEqual([])
})

it('a link that leads nowhere is seen', () => {
  expect(missing('[a](src/main.tsx#boot) [b](src/no.tsx) [c](https://hotel.example) [d](#house)')).toEqual(['src/no.tsx'])
})
