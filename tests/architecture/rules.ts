import path from 'node:path'
import { directions, mockEntry, forbiddenPackages, typesOnly } from './directions.ts'
import type { Import } from './imports.ts'
import { isTest, type Files } from './sources.ts'

/** A rule takes the files and their imports, and returns one sentence per violation. */
export type Rule = (imports: readonly Import[], files: Files) => string[]

function within(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`)
}

const sentence = ({ from, specifier }: Import) => `${from} imports ${specifier}`

/** Each folder imports only what `directions` allows. Tests may import anything. */
export const followsDirections: Rule = (imports) =>
  imports
    .filter(({ from, to, ours, kind }) => {
      if (!ours || isTest(from)) return false
      if (within(from, mockEntry) && within(to, 'mock-server')) return false // `oneMockEntry` checks these imports
      const [folder, mayImport] = directions.find(([name]) => within(from, name)) ?? ['', []]
      if (within(to, folder) && folder !== 'src') return false
      const onlyTypes = typesOnly.some(([name, source]) => within(from, name) && within(to, source))
      return !mayImport.some((name) => within(to, name)) || (onlyTypes && kind !== 'type')
    })
    .map(sentence)

/** Screens never import screens. */
export const screensImportNoScreens: Rule = (imports) => {
  const screen = (file: string) => /^src\/screens\/([^/]+)/.exec(file)?.[1]
  return imports
    .filter(({ from, to }) => !isTest(from) && screen(from) && screen(to) && screen(from) !== screen(to))
    .map(sentence)
}

/** `src` reaches the mock server through exactly one dynamic import, in `src/app`. */
export const oneMockEntry: Rule = (imports) => {
  const reaching = imports.filter(({ from, to }) => within(from, 'src') && !isTest(from) && within(to, 'mock-server'))
  const entries = reaching.filter(({ from, kind }) => kind === 'dynamic' && within(from, mockEntry))
  const wrong = reaching.filter((each) => !entries.includes(each)).map(sentence)
  return entries.length === 1
    ? wrong
    : [...wrong, `${entries.length} dynamic imports reach the mock server from ${mockEntry}, not one`]
}

/** A folder imports none of the packages that `forbiddenPackages` names for it. */
export const importsNoForbiddenPackages: Rule = (imports) =>
  imports
    .filter(({ from, to, ours }) => {
      return (
        !ours &&
        !isTest(from) &&
        forbiddenPackages.some(([folder, packages]) => within(from, folder) && packages.includes(to))
      )
    })
    .map(sentence)

/** Only tests import from `tests`, and `contracts`, which consists of consumer tests. */
export const onlyTestsImportTests: Rule = (imports) =>
  imports.filter(({ from, to }) => !isTest(from) && !within(from, 'contracts') && isTest(to)).map(sentence)

/** Imports from another folder begin with `#src/…`, never with `../`. */
export const noParentImports: Rule = (imports) =>
  imports.filter(({ specifier }) => /(?:^|\/)\.\.(?:\/|$)/.test(specifier)).map(sentence)

/** A file of the project is imported with its extension. */
export const explicitExtensions: Rule = (imports) =>
  imports.filter(({ ours, to }) => ours && path.posix.extname(to) === '').map(sentence)

/** `RootState` would make every folder depend on the store; slices export their own selectors. */
export const noRootState: Rule = (_imports, files) =>
  [...files]
    .filter(([file, text]) => within(file, 'src') && !within(file, 'src/app') && /\bRootState\b/.test(text))
    .map(([file]) => `${file} names RootState`)

const FORMATS_AMOUNTS = /\.toFixed\(|style: 'currency'|€|(?<!\p{L})лв(?!\p{L})|(?:\}|['`]\s)\s*lv\b/u
const COUNTS_HUNDREDTHS = /[*/] 100\b/
/** The formatter of amounts, and the schema that checks the decimals of a price. */
const MAY_COUNT_HUNDREDTHS = ['src/lib/money.ts', 'src/schemas/fields.ts']

/** Amounts are integers, and only `money.ts` formats them. */
export const oneFormatterOfAmounts: Rule = (_imports, files) =>
  [...files]
    .filter(
      ([file]) =>
        (within(file, 'src') || within(file, 'mock-server/desk')) && !isTest(file) && file !== 'src/lib/money.ts',
    )
    .filter(
      ([file, text]) =>
        FORMATS_AMOUNTS.test(text) ||
        (within(file, 'src') && !MAY_COUNT_HUNDREDTHS.includes(file) && COUNTS_HUNDREDTHS.test(text)),
    )
    .map(([file]) => `${file} formats amounts`)

/** No file imports itself, directly or through others. */
export const noCycles: Rule = (imports) => {
  const next = new Map<string, string[]>()
  for (const { from, to, ours } of imports) if (ours) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, chain: readonly string[]) => {
    const start = chain.indexOf(file)
    if (start !== -1) cycles.push([...chain.slice(start), file].join(' → '))
    if (start !== -1 || done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...chain, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return cycles
}
