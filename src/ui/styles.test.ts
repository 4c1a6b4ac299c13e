import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

function filesIn(folder: string, extension: RegExp): string[] {
  const names = readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true })
  return names.filter((name) => extension.test(name)).map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
}

function allIn(texts: readonly string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found))
}

const sources = ['src', 'mock-server/desk', 'tests/gallery'].flatMap((folder) => filesIn(folder, /\.(?:css|tsx?)$/))

it('every custom property that a style uses is set by a style or a script', () => {
  const properties = new Set(allIn(sources, /(--[\w-]+)(?:'|:(?!:))/g))
  expect(allIn(sources, /var\((--[\w-]+)/g).filter((name) => !properties.has(name))).toEqual([])
})

it('what lies over what is a layer of tokens.css', () => {
  const numbers = allIn(sources, /z-index:\s*(-?[1-9]\d*)/g)
  expect(numbers.filter((number) => number !== '-1')).toEqual([])
})

it('layouts change at the sizes that tokens.css names', () => {
  const [tokens = '', ...others] = ['tokens.css', '.css'].flatMap((name) => filesIn('src', new RegExp(`${name}$`)))
  const named = new Set(allIn([tokens], /[a-z]+ (\d+)rem/g))
  const conditions = allIn(others, /@(?:media|container) ([^{]+)/g)
  const sizes = allIn(conditions, /(?:<|>)=? (\d+(?:\.99)?)rem/g).map((size) => String(Math.ceil(Number(size))))
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.filter((size) => !named.has(size))).toEqual([])
})
