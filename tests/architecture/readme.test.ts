import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenLinks, linksOf, unknownScripts, unknownStages, unknownTestFiles } from './documents.ts'
import { deskTexts } from './localeTexts.ts'
import { projectNames, root, versionedFiles, type Files } from './sources.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const exists = (file: string) => existsSync(path.join(root, file))

const names = versionedFiles('*.md')
const documents: Files = new Map(names.map((file) => [file, read(file)]))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const runner = read('tests/support/run/runChecks.mjs')
const stages = [
  ...['types', 'lint', 'format', 'build', 'demo', 'desk', 'demo-desk', 'gallery', 'tests', 'e2e', 'engines'],
  ...projectNames(),
]

describe.each(names)('%s', (file) => {
  const text = documents.get(file) ?? ''

  it('has only links to files and headings that exist', () => {
    expect(brokenLinks(file, documents, exists)).toEqual([])
  })

  it('names only scripts, stages and test files that exist', () => {
    expect(unknownScripts(text, scripts)).toEqual([])
    expect(unknownStages(text, stages)).toEqual([])
    expect(unknownTestFiles(text, exists)).toEqual([])
  })
})

it.each([
  ['README.md', 30],
  ['mock-server/README.md', 1],
  ['contracts/README.md', 5],
  ['tests/performance/README.md', 2],
  ['.github/CONTRIBUTING.md', 20],
  ['.github/ARCHITECTURE.md', 20],
  ['.github/DEPLOYMENT.md', 8],
  ['.github/SECURITY.md', 5],
  ['.github/CHANGELOG.md', 1],
  ['.github/decisions/README.md', 10],
])('the test finds links in %s, at least %i', (file, atLeast) => {
  expect(linksOf(documents.get(file) ?? '').length).toBeGreaterThanOrEqual(atLeast)
})

it('the README has at most 200 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(200)
})

it('the runner has every stage that the documents may name', () => {
  expect(stages.filter((stage) => !new RegExp(String.raw`['\s{]${stage}['\s:]`).test(runner))).toEqual([])
})

it('README and CONTRIBUTING name every script of package.json', () => {
  const text = `${read('README.md')}${read('.github/CONTRIBUTING.md')}`
  const missing = Object.keys(scripts).filter(
    (name) => !text.includes(`npm run ${name}`) && !text.includes(`npm ${name}`),
  )
  expect(missing.filter((name) => !text.includes(`npm run --silent ${name}`))).toEqual([])
})

it('every decision is in the list of decisions', () => {
  const records = names.flatMap(
    (file) => /^\.github\/decisions\/(?<name>\d{4}-.+\.md)$/.exec(file)?.groups?.['name'] ?? [],
  )
  const inList = linksOf(read('.github/decisions/README.md'))
  expect(records.filter((record) => !inList.includes(record))).toEqual([])
  expect(new Set(records.map((record) => record.slice(0, 4))).size).toBe(records.length)
})

it('the sales guide names the parts of the desk in the words of the desk, in Bulgarian and English', () => {
  const [en, bg] = [deskTexts('texts', 'en'), deskTexts('texts', 'bg')]
  const onTheDesk = new Set([...en].map(([key, words]) => `**${words}** (_${bg.get(key)}_)`))
  const guide = read('.github/DEMO.md').replaceAll(/\s+/g, ' ')
  const named = guide.match(/\*\*[^*]+\*\* \(_[^_]+_\)/g) ?? []
  expect(named.length).toBeGreaterThanOrEqual(10)
  expect(named.filter((name) => !onTheDesk.has(name))).toEqual([])
})

describe('the check of documents reports', () => {
  const text = [
    '# A `b` of [c](src/main.tsx)\n## Twice\n## Twice',
    '[1](src/main.tsx) [2](src/no.tsx) [3](https://hotel.example) [4](#a-b-of-c) [5](#twice-1) [6](#twice-2)',
    '[7](other.md#here) [8](other.md#there) [9](src/main.tsx#L1)',
    '[ref]: gone.md\n```\n[a](in-code.md)\n```',
  ].join('\n')
  const some: Files = new Map([
    ['docs/a.md', text],
    ['docs/other.md', '## Here\n'],
  ])

  it('a link to a missing file or a missing heading', () => {
    const isFile = (file: string) => ['docs/a.md', 'docs/other.md', 'docs/src/main.tsx'].includes(file)
    const broken = ['src/no.tsx', '#twice-2', 'other.md#there', 'src/main.tsx#L1', 'gone.md']
    expect(brokenLinks('docs/a.md', some, isFile)).toEqual(broken)
  })

  it('a script, a stage and a test file that do not exist', () => {
    const commands =
      '`npm run --silent sbom` `npm run contracts:none` `npm test -- flows a` `npx vitest run -t x src/gone.test.ts`'
    expect(unknownScripts(commands, { sbom: '' })).toEqual(['contracts:none'])
    expect(unknownStages(commands, ['e2e'])).toEqual(['flows'])
    expect(unknownTestFiles(commands, exists)).toEqual(['src/gone.test.ts'])
  })
})
