import path from 'node:path'
import { directions, doorToTheFake, strangers, typesOnly } from './directions.ts'
import type { Import } from './imports.ts'
import { isTest, type Files } from './sources.ts'

/** A rule takes the files and their imports, and gives one sentence per violation. */
export type Rule = (imports: readonly Import[], files: Files) => string[]

function within(file: string, room: string): boolean {
  return file === room || file.startsWith(`${room}/`)
}

const told = ({ from, specifier }: Import) => `${from} imports ${specifier}`

/** Each room imports only what the table of directions lets it. Tests may import anything. */
export const followsDirections: Rule = (imports) =>
  imports
    .filter(({ from, to, ours, kind }) => {
      if (!ours || isTest(from)) return false
      if (within(from, doorToTheFake) && within(to, 'mock-server')) return false // Rule of its own, below.
      const [room, mayImport] = directions.find(([name]) => within(from, name)) ?? ['', []]
      if (within(to, room) && room !== 'src') return false
      const onlyTypes = typesOnly.some(([name, source]) => within(from, name) && within(to, source))
      return !mayImport.some((name) => within(to, name)) || (onlyTypes && kind !== 'type')
    })
    .map(told)

/** Screens never import screens. */
export const screensStandAlone: Rule = (imports) => {
  const screen = (file: string) => /^src\/screens\/([^/]+)/.exec(file)?.[1]
  return imports.filter(({ from, to }) => !isTest(from) && screen(from) && screen(to) && screen(from) !== screen(to)).map(told)
}

/** `src` reaches the fake through exactly one dynamic import, in `src/app`. */
export const oneDoorToTheFake: Rule = (imports) => {
  const reaching = imports.filter(({ from, to }) => within(from, 'src') && !isTest(from) && within(to, 'mock-server'))
  const doors = reaching.filter(({ from, kind }) => kind === 'dynamic' && within(from, doorToTheFake))
  const wrong = reaching.filter((each) => !doors.includes(each)).map(told)
  return doors.length === 1 ? wrong : [...wrong, `${doors.length} dynamic imports reach the fake from ${doorToTheFake}, not one`]
}

/** Certain rooms know certain packages of others not. */
export const knowsNoStrangers: Rule = (imports) =>
  imports
    .filter(({ from, to, ours }) => {
      return !ours && !isTest(from) && strangers.some(([room, packages]) => within(from, room) && packages.includes(to))
    })
    .map(told)

/** Only tests import what is in `tests`. */
export const nobodyImportsTests: Rule = (imports) =>
  imports.filter(({ from, to }) => !isTest(from) && isTest(to)).map(told)

/** A folder is left with `#src/…`, never with `../`. */
export const noClimbing: Rule = (imports) =>
  imports.filter(({ specifier }) => /(?:^|\/)\.\.(?:\/|$)/.test(specifier)).map(told)

/** A file of ours is imported with its extension. */
export const explicitExtensions: Rule = (imports) =>
  imports.filter(({ ours, to }) => ours && path.posix.extname(to) === '').map(told)

/** `RootState` would tie every room to the store: slices carry their own selectors. */
export const noRootState: Rule = (_imports, files) =>
  [...files]
    .filter(([file, text]) => within(file, 'src') && !within(file, 'src/app') && /\bRootState\b/.test(text))
    .map(([file]) => `${file} names RootState`)

const WRITES_AMOUNTS = /\.toFixed\(|style: 'currency'|€|(?<!\p{L})лв(?!\p{L})|(?:\}|['`]\s)\s*lv\b/u
const COUNTS_HUNDREDTHS = /[*/] 100\b/
/** The one writer of amounts, and the wire's look at how many decimals a price has. */
const KNOW_HUNDREDTHS = ['src/lib/money.ts', 'src/wire/fields.ts']

/** Amounts are counted in integers and written in one place: no screen, text or other room makes one of its own. */
export const oneWriterOfAmounts: Rule = (_imports, files) =>
  [...files]
    .filter(([file]) => (within(file, 'src') || within(file, 'mock-server/desk')) && !isTest(file) && file !== 'src/lib/money.ts')
    .filter(([file, text]) => WRITES_AMOUNTS.test(text) || (within(file, 'src') && !KNOW_HUNDREDTHS.includes(file) && COUNTS_HUNDREDTHS.test(text)))
    .map(([file]) => `${file} makes amounts of its own`)

/** No file imports itself, however long the way round. */
export const noCycles: Rule = (imports) => {
  const next = new Map<string, string[]>()
  for (const { from, to, ours } of imports) if (ours) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const cycles: string[] = []
  const walk = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file)
    if (start !== -1) cycles.push([...way.slice(start), file].join(' → '))
    if (start !== -1 || done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...way, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return cycles
}
