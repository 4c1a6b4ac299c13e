import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { deskTexts } from './localeTexts.ts'
import { root } from './sources.ts'

const readme = readFileSync(path.join(root, 'README.md'), 'utf8')

/** The files of the project that a text links to. */
function linked(text: string): string[] {
  const targets = [...text.matchAll(/\]\((?<target>[^)\s]+)\)/g)].map((match) => match.groups?.target ?? '')
  return targets.filter((target) => !/^(?:[a-z]+:|#)/i.test(target)).map((target) => target.replace(/#.*$/, ''))
}

const missing = (text: string, folder = '.') =>
  linked(text).filter((file) => !existsSync(path.join(root, folder, file)))

it.each([
  ['.', 20],
  ['mock-server', 1],
  ['contracts', 5],
  ['tests/performance', 2],
])('every file that the README of %s links to is there', (folder, atLeast) => {
  const text = readFileSync(path.join(root, folder, 'README.md'), 'utf8')
  expect(linked(text).length).toBeGreaterThanOrEqual(atLeast)
  expect(missing(text, folder)).toEqual([])
})

it('the README calls what is on the desk as the desk does, in both of its languages', () => {
  const [en, bg] = [deskTexts('texts', 'en'), deskTexts('texts', 'bg')]
  const onTheDesk = new Set([...en].map(([key, words]) => `**${words}** (_${bg.get(key)}_)`))
  const named = readme.replaceAll(/\s+/g, ' ').match(/\*\*[^*]+\*\* \(_[^_]+_\)/g) ?? []
  expect(named.length).toBeGreaterThanOrEqual(10)
  expect(named.filter((name) => !onTheDesk.has(name))).toEqual([])
})

it('a link that leads nowhere is seen', () => {
  expect(missing('[a](src/main.tsx#boot) [b](src/no.tsx) [c](https://hotel.example) [d](#house)')).toEqual([
    'src/no.tsx',
  ])
})
