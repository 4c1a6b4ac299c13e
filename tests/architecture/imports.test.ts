import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import * as rules from './rules.ts'
import type { Rule } from './rules.ts'
import { isTest, readFiles, root, type Files } from './sources.ts'

const code = readFiles()
const files: Files = new Map([...code, ...readFiles(['.json'])])
const imports = importsOf(code)

const mockEntry = ['src/app/fake.ts', "void import('#mock-server/adapters/browser.ts')"] as const

/** The violations of a rule in files that exist only in the test. */
function violationsOf(rule: Rule, injected: Record<string, string>): string[] {
  const virtual: Files = new Map(Object.entries(injected))
  return rule(importsOf(new Map([...virtual].filter(([file]) => /\.tsx?$/.test(file)))), virtual)
}

const importRules: readonly [sentence: string, rule: Rule, violations: readonly Record<string, string>[]][] = [
  [
    'each folder imports only what it may',
    rules.followsDirections,
    [
      { 'src/api/a.ts': "import { x } from '#src/submissions/x.ts'" },
      { 'src/lib/a.ts': "import type { X } from '#src/schemas/x.ts'" },
      { 'src/schemas/a.ts': "import { x } from '#src/lib/x.ts'" },
      { 'src/ui/a.tsx': "export { t } from '#src/i18n/i18n.ts'" },
      { 'src/screens/home/a.tsx': "import { store } from '#src/app/store.ts'" },
      { 'src/session/a.ts': "type Api = import('#src/api/hotelApi.ts').Api" },
      { 'mock-server/a.ts': "import { x } from '#src/api/x.ts'" },
      { 'mock-server/handlers/a.ts': "import { Button } from '#src/ui/forms/Button.tsx'" },
      { 'fixtures/a.ts': "import { x } from '#src/schemas/x.ts'" },
      { 'contracts/a.ts': "import { x } from '#src/app/store.ts'" },
      { 'src/stray.ts': "import { x } from '#src/lib/x.ts'" },
    ],
  ],
  [
    'screens never import screens',
    rules.screensImportNoScreens,
    [
      { 'src/screens/home/a.tsx': "import { x } from '#src/screens/login/x.ts'" },
      { 'src/screens/home/a.tsx': "const x = import('#src/screens/login/x.ts')" },
    ],
  ],
  [
    'src reaches the mock server through one dynamic import',
    rules.oneMockEntry,
    [
      { [mockEntry[0]]: mockEntry[1], 'src/app/a.ts': "import { x } from '#mock-server/seed.ts'" },
      { [mockEntry[0]]: mockEntry[1], 'src/app/a.ts': "import type { X } from '#mock-server/seed.ts'" },
      { [mockEntry[0]]: mockEntry[1], 'src/app/a.ts': "void import('#mock-server/seed.ts')" },
      { [mockEntry[0]]: mockEntry[1], 'src/screens/home/a.ts': "void import('#mock-server/seed.ts')" },
      { 'src/app/a.ts': 'export const fake = undefined' },
    ],
  ],
  [
    'ui imports no store, router or texts, src no mock library, and only tests import vitest',
    rules.importsNoForbiddenPackages,
    [
      { 'src/ui/a.tsx': "import { useSelector } from 'react-redux'" },
      { 'src/ui/a.tsx': "import { Link } from 'react-router-dom'" },
      { 'src/ui/a.tsx': "import { useTranslation } from 'react-i18next'" },
      { 'src/app/a.ts': "import { setupWorker } from 'msw/browser'" },
      { 'src/api/a.ts': "void import('@mswjs/data')" },
    ],
  ],
  [
    'only tests import tests',
    rules.onlyTestsImportTests,
    [{ 'src/lib/a.ts': "import { x } from '#tests/support/x.ts'" }, { 'src/lib/a.ts': "import './b.test.ts'" }],
  ],
  [
    'no import contains ../',
    rules.noParentImports,
    [
      { 'src/lib/a.ts': "import { x } from '../schemas/x.ts'" },
      { 'tests/integration/a.test.ts': "import '#src/lib/../x.ts'" },
    ],
  ],
  [
    'imports have their file extension',
    rules.explicitExtensions,
    [{ 'src/lib/a.ts': "import { x } from './x'" }, { 'src/lib/a.ts': "import { x } from '#src/lib'" }],
  ],
  [
    'RootState stays in app',
    rules.noRootState,
    [{ 'src/session/a.ts': 'type Selector = (state: RootState) => boolean' }],
  ],
  [
    'amounts are formatted in one file',
    rules.oneFormatterOfAmounts,
    [
      { 'src/screens/home/a.tsx': 'const shown = (price / 100).toFixed(2)' },
      { 'src/screens/home/a.tsx': 'const shown = `${price / 100} of something`' },
      { 'src/submissions/a.ts': 'const cents = price * 100' },
      { 'src/ui/a.tsx': "new Intl.NumberFormat('bg', { style: 'currency', currency: 'BGN' })" },
      { 'src/i18n/a.ts': 'const shown = `${price}\u00a0лв`' },
      { 'src/i18n/bg/a.json': '{ "price": "{{price}} лв." }' },
      { 'src/i18n/en/a.json': '{ "price": "from 5 €" }' },
      { 'src/screens/home/a.tsx': 'const shown = `${price} lv`' },
      { 'mock-server/desk/a.tsx': 'const shown = <b>{price} €</b>' },
    ],
  ],
  [
    'there are no cycles',
    rules.noCycles,
    [
      {
        'src/lib/a.ts': "import './b.ts'",
        'src/lib/b.ts': "import './c.ts'",
        'src/lib/c.ts': "import type { A } from './a.ts'",
      },
      { 'src/lib/a.ts': "import '#src/lib/a.ts'" },
    ],
  ],
]

describe.each(importRules)('%s', (_sentence, rule, violations) => {
  it('has no violation in the whole project', () => {
    expect(rule(imports, files)).toEqual([])
  })

  it.each(violations)('reports an injected violation: %j', (injected) => {
    expect(violationsOf(rule, injected)).toHaveLength(1)
  })
})

it('a project that follows the import rules has no violations', () => {
  const valid = {
    [mockEntry[0]]: mockEntry[1],
    'src/main.tsx': "import { start } from '#src/app/start.ts'",
    'src/screens/home/Home.tsx':
      "import { Card } from '#src/ui/layout/Card.tsx'\nimport './Home.module.css'\nimport { Tile } from './Tile.tsx'",
    'src/screens/home/Home.test.tsx':
      "import { server } from '#mock-server/adapters/node.ts'\nimport '#tests/support/x.ts'",
    'src/schemas/price.ts': "import type { Currency } from '#src/lib/money.ts'",
  }
  for (const [, rule] of importRules) expect(violationsOf(rule, valid)).toEqual([])
})

it('the dependencies in package.json are the packages that the app imports and the parts of its worker', () => {
  const used = imports.filter(
    ({ from, ours, kind }) => /^src\/(?!build|deploy)/.test(from) && !isTest(from) && !ours && kind !== 'type',
  )
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: object }
  const inPage = Object.keys(dependencies).filter((name) => !name.startsWith('workbox-'))
  expect([...new Set(used.map(({ to }) => to))].toSorted()).toEqual(inPage.toSorted())
})

it('the import rules read the whole project', () => {
  expect(imports.length).toBeGreaterThan(code.size)
  expect(['src/api/hotelApi.ts', 'src/i18n/bg/common.json'].every((file) => files.has(file))).toBe(true)
})
