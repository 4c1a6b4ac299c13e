import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFiles, root, type Files } from './sources.ts'
import * as check from './specification.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const documents = [
  'README.md',
  'index.html',
  ...readdirSync(path.join(root, '.github'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `.github/${name}`),
]
const files: Files = new Map([
  ...readFiles(['.ts', '.tsx', '.mts', '.mjs', '.css', '.html', '.json', '.md', '.js']),
  ...documents.map((file) => [file, read(file)] as const),
])

const specification = read('.github/SPECIFICATION.md')
const table = read('.github/SPECIFICATION-TESTS.md')
const rules = check.rulesOf(specification)
const rows = check.rowsOf(table)
const known = new Set([...check.sectionsOf(specification), ...rules.map(({ number }) => number)])

describe('the specification', () => {
  it('has each rule once, in the section of its number', () => {
    expect(check.misplaced(rules)).toEqual([])
    expect(check.sectionsOf(specification).slice(0, 9)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(rules.length).toBeGreaterThan(200)
  })

  it('has a test for each rule', () => {
    expect(check.withoutTest(rules, rows)).toEqual([])
  })

  it('is cited by comments and documents with sections and rules that exist', () => {
    const citations = check.citationsIn(files)
    expect(check.wrongCitations(citations, known)).toEqual([])
    expect(citations.length).toBeGreaterThan(100)
  })
})

it('each row of the table of tests names a rule, a file and a test that exist', () => {
  expect(check.unreadable(table)).toEqual([])
  expect(check.wrongRows(rows, rules, files)).toEqual([])
})

describe('the check of the specification reports', () => {
  const small = check.rulesOf('## 2. Screens\n- **2.1** A rule.\n- **2.2** Another.')
  const tests: Files = new Map([
    [
      'src/a.test.ts',
      String.raw`describe('a group', () => {}); it('shows a guest\u2019s stay', () => {})` +
        '\nit.each(rows)(\n  "opens %s | closes", async (path) => {})',
    ],
  ])
  const line = (rule: string, file: string, title: string) => `| ${rule} | \`${file}\` | ${title} |`

  it('a duplicate rule, and a rule in another section', () => {
    const text = '## 2. Screens\n- **2.1** A rule.\n- **2.1** Another.\n## 3. Entities\n- **2.2** A third.'
    expect(check.misplaced(check.rulesOf(text))).toEqual(['2.1 occurs twice', '2.2 is in section 3'])
  })

  it('a rule without a test', () => {
    expect(check.withoutTest(small, check.rowsOf(line('2.1', 'src/a.test.ts', 'shows')))).toEqual(['2.2 has no test'])
  })

  it('a row with a missing rule, file or test', () => {
    const wrong = [
      line('2.9', 'src/a.test.ts', 'x'),
      line('2.1', 'src/b.test.ts', 'x'),
      line('2.1', 'src/a.test.ts', 'shows'),
      line('2.1', 'src/a.test.ts', 'a group'),
    ].join('\n')
    expect(check.wrongRows(check.rowsOf(wrong), small, tests)).toEqual([
      'names a missing rule: 2.9',
      '2.1 names a missing file: src/b.test.ts',
      '2.1 names a missing test: src/a.test.ts: shows',
      '2.1 names a missing test: src/a.test.ts: a group',
    ])
  })

  it('a row that cannot be read', () => {
    expect(check.unreadable('| rule | file | test |\n|---|---|---|\n| 2.1 | src/a.test.ts | x |')).toEqual([
      'is not a row of the table: | 2.1 | src/a.test.ts | x |',
    ])
  })

  it('a comment that cites a missing section or rule, also on its second line', () => {
    const cite = (numbers: string) => `/** A rule (spec ${numbers}). */`
    const comments: Files = new Map([
      ['src/a.ts', cite('2')],
      ['src/b.ts', `\n${cite('2.1, hours in spec 9')}`],
      ['src/c.ts', `/**\n * ${['(spec', ' * 2.7)'].join('\n')}`],
    ])
    expect(check.wrongCitations(check.citationsIn(comments), new Set(['2', '2.1']))).toEqual([
      'src/b.ts:2 cites a missing section or rule: 9',
      'src/c.ts:2 cites a missing section or rule: 2.7',
    ])
  })

  it('nothing when all rules, rows and titles are correct', () => {
    const correct = [
      line('2.1', 'src/a.test.ts', 'shows a guest’s stay'),
      line('2.2', 'src/a.test.ts', String.raw`opens %s \| closes`),
    ].join('\n')
    expect(check.wrongRows(check.rowsOf(correct), small, tests)).toEqual([])
    expect(check.unreadable(correct)).toEqual([])
    expect(check.misplaced(small)).toEqual([])
  })
})
