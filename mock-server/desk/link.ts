import * as v from 'valibot'
import modulesOfTheHotel from '#fixtures/contentModules.json'
import { demoState } from '#mock-server/handlers/demo/begin.ts'
import { isLanguage, languages } from '#src/lib/languages.ts'

/** What a presenter wishes a demo to begin with: the state of the hotel, and the language of the app. */
export const linkState = v.object({
  ...demoState.entries,
  language: v.exactOptional(v.picklist(languages)),
})
export type LinkState = v.InferInput<typeof linkState>

/** A part of an address that does not fit. */
export interface InvalidLink {
  /** Its name in the address. */
  readonly name: string
  /** What stands there. */
  readonly value: string
}

const moduleIds = new Set(modulesOfTheHotel.map(({ id }) => id))

/** One part of the address: its name, and how it is written and read. */
interface Part {
  readonly name: string
  readonly write: (wishes: LinkState) => readonly string[]
  /** The wishes it makes, unchecked. */
  readonly read: (values: readonly string[]) => { readonly brand?: object }
  /** Whether it may stand there more than once. */
  readonly isList?: true
}

type BrandState = NonNullable<LinkState['brand']>

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value]
}

function singlePart(name: 'persona' | 'clock' | 'language'): Part {
  return { name, write: (wished) => listOf(wished[name]), read: ([value]) => ({ [name]: value }) }
}

function listPart(name: string, of: 'scenarios' | 'faults'): Part {
  return { name, write: (wished) => wished[of] ?? [], read: (values) => ({ [of]: values }), isList: true }
}

function brandPart(name: string, of: Exclude<keyof BrandState, 'modules'>): Part {
  return { name, write: ({ brand }) => listOf(brand?.[of]), read: ([value]) => ({ brand: { [of]: value } }) }
}

const parts: readonly Part[] = [
  singlePart('persona'),
  listPart('scenario', 'scenarios'),
  listPart('fault', 'faults'),
  singlePart('clock'),
  singlePart('language'),
  brandPart('name', 'name'),
  brandPart('color', 'color'),
  brandPart('header', 'headerImage'),
  {
    name: 'modules',
    write: ({ brand }) => listOf(brand?.modules?.join(',')),
    read: ([value = '']) => ({ brand: { modules: value === '' ? [] : value.split(',') } }),
  },
  brandPart('currency', 'currency'),
]

/** Where a demo begins in the wished state: an address to read aloud, copy and send. */
export function beginLink(origin: string, wished: LinkState): string {
  const query = new URLSearchParams(parts.flatMap(({ name, write }) => write(wished).map((value) => [name, value])))
  // A query may hold these as they are, and is easier to read with them.
  const readable = query.toString().replace(/%(2C|2F|3A)/g, (escaped) => decodeURIComponent(escaped))
  return `${origin}/__demo/begin/${readable === '' ? '' : `?${readable}`}`
}

/**
 * Where a phone joins a sandbox. Not `/?sandbox=…` itself: over plain http no browser heeds the host when that asks it to forget
 * an earlier sandbox's guest, who would then stay signed in to it.
 */
export function joinLink(origin: string, sandbox: string): string {
  return `${origin}/__demo/begin/?join=${sandbox}`
}

/** The sandbox that such an address joins; `null` for any other. */
export function joinedSandbox(search: string): string | null {
  return new URLSearchParams(search).get('join')
}

function isValidState(made: object): boolean {
  const result = v.safeParse(linkState, made)
  return result.success && (result.output.brand.modules ?? []).every((id) => moduleIds.has(id))
}

/** Reads the wishes in such an address's query, or gives all that does not fit. What it does not know is no wish. */
export function readLink(search: string): LinkState | InvalidLink[] {
  const query = new URLSearchParams(search)
  const invalid: InvalidLink[] = []
  let made: { readonly brand?: object } = {}
  for (const { name, read, isList = false } of parts) {
    const values = query.getAll(name)
    if (values.length === 0) continue
    const wished = read(values)
    const tooMany = isValidState(wished) ? values.slice(1) : values
    const wrong = isList ? values.filter((value) => !isValidState(read([value]))) : tooMany
    invalid.push(...wrong.map((value) => ({ name, value })))
    made = { ...made, ...wished, brand: { ...made.brand, ...wished.brand } }
  }
  return invalid.length > 0 ? invalid : v.parse(linkState, made)
}

/** The language an address asks for, even where the rest of it does not fit; Bulgarian unless it asks for one. */
export function linkLanguage(search: string) {
  const asked = new URLSearchParams(search).get('language')
  return isLanguage(asked) ? asked : 'bg'
}
