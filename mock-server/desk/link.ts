import * as v from 'valibot'
import contentModules from '#fixtures/contentModules.json'
import { demoState } from '#mock-server/handlers/demo/begin.ts'
import { isLanguage, languages, type Language } from '#src/lib/languages.ts'

/** The state that a link begins a demo in: that of the hotel, and the language of the app. */
export const linkState = v.object({
  ...demoState.entries,
  language: v.exactOptional(v.picklist(languages)),
})
export type LinkState = v.InferInput<typeof linkState>

/** An invalid parameter of a link. */
export interface InvalidLink {
  readonly name: string
  readonly value: string
}

const moduleIds = new Set(contentModules.map(({ id }) => id))

/** A query parameter: its name, and how it is written and read. */
interface Part {
  readonly name: string
  readonly write: (state: LinkState) => readonly string[]
  /** The part of the state it sets, not validated. */
  readonly read: (values: readonly string[]) => { readonly brand?: object }
  /** Whether it may be repeated. */
  readonly isList?: true
}

type BrandState = NonNullable<LinkState['brand']>

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value]
}

function singlePart(name: 'persona' | 'clock' | 'language'): Part {
  return { name, write: (state) => listOf(state[name]), read: ([value]) => ({ [name]: value }) }
}

function listPart(name: string, of: 'scenarios' | 'faults'): Part {
  return { name, write: (state) => state[of] ?? [], read: (values) => ({ [of]: values }), isList: true }
}

function brandPart(name: string, of: Exclude<keyof BrandState, 'modules' | 'names'>): Part {
  return { name, write: ({ brand }) => listOf(brand?.[of]), read: ([value]) => ({ brand: { [of]: value } }) }
}

/** The hotel's name by language: `names=bg:Ривиера&names=en:Riviera`. */
const namesPart: Part = {
  name: 'names',
  write: ({ brand }) => Object.entries(brand?.names ?? {}).map(([language, name]) => `${language}:${name}`),
  read: (values) => ({
    brand: { names: Object.fromEntries(values.map((value) => [value.slice(0, 2), value.slice(3)])) },
  }),
  isList: true,
}

const parts: readonly Part[] = [
  singlePart('persona'),
  listPart('scenario', 'scenarios'),
  listPart('fault', 'faults'),
  singlePart('clock'),
  singlePart('language'),
  brandPart('name', 'name'),
  namesPart,
  brandPart('color', 'color'),
  brandPart('header', 'headerImage'),
  brandPart('logo', 'logo'),
  brandPart('surroundings', 'surroundings'),
  brandPart('address', 'address'),
  brandPart('phone', 'phone'),
  {
    name: 'modules',
    write: ({ brand }) => listOf(brand?.modules?.join(',')),
    read: ([value = '']) => ({ brand: { modules: value === '' ? [] : value.split(',') } }),
  },
  brandPart('currency', 'currency'),
]

/** The URL that begins a demo in this state. */
export function beginLink(origin: string, state: LinkState): string {
  const query = new URLSearchParams(parts.flatMap(({ name, write }) => write(state).map((value) => [name, value])))
  // These need no escaping in a query, and are easier to read unescaped.
  const readable = query.toString().replace(/%(2C|2F|3A)/g, (escaped) => decodeURIComponent(escaped))
  return `${origin}/__demo/begin/${readable === '' ? '' : `?${readable}`}`
}

/**
 * The URL at which a phone joins a sandbox, in the language of the prospect. Not `/?sandbox=…` itself: browsers ignore `Clear-Site-Data` over plain http, so the
 * guest of an earlier sandbox would stay signed in.
 */
export function joinLink(origin: string, sandbox: string, language: Language): string {
  // The shorter the address, the simpler the code.
  return `${origin}/__demo/begin/?join=${sandbox}${language === 'bg' ? '' : `&language=${language}`}`
}

/** The sandbox in the query of such a URL; `null` if there is none. */
export function joinedSandbox(search: string): string | null {
  return new URLSearchParams(search).get('join')
}

function isValidState(merged: object): boolean {
  const result = v.safeParse(linkState, merged)
  return result.success && (result.output.brand.modules ?? []).every((id) => moduleIds.has(id))
}

/** Reads the state in the query of a link, or returns all invalid parameters. Unknown parameters are ignored. */
export function readLink(search: string): LinkState | InvalidLink[] {
  const query = new URLSearchParams(search)
  const invalid: InvalidLink[] = []
  let merged: { readonly brand?: object } = {}
  for (const { name, read, isList = false } of parts) {
    const values = query.getAll(name)
    if (values.length === 0) continue
    const state = read(values)
    const tooMany = isValidState(state) ? values.slice(1) : values
    const wrong = isList ? values.filter((value) => !isValidState(read([value]))) : tooMany
    invalid.push(...wrong.map((value) => ({ name, value })))
    merged = { ...merged, ...state, brand: { ...merged.brand, ...state.brand } }
  }
  return invalid.length > 0 ? invalid : v.parse(linkState, merged)
}

/** The language in the query of a link, even if other parameters are invalid; Bulgarian by default. */
export function linkLanguage(search: string) {
  const asked = new URLSearchParams(search).get('language')
  return isLanguage(asked) ? asked : 'bg'
}
