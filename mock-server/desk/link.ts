import * as v from 'valibot'
import modulesOfTheHotel from '#fixtures/contentModules.json'
import { beginning } from '#mock-server/handlers/demo/begin.ts'
import { isLanguage, languages } from '#src/lib/languages.ts'

/** What a presenter wishes a demo to begin with: the state of the hotel, and the language of the app. */
export const wishes = v.object({
  ...beginning.entries,
  language: v.exactOptional(v.picklist(languages)),
})
export type Wishes = v.InferInput<typeof wishes>

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
  readonly write: (wishes: Wishes) => readonly string[]
  /** The wishes it makes, unchecked. */
  readonly read: (values: readonly string[]) => { readonly brand?: object }
  /** Whether it may stand there more than once. */
  readonly isList?: true
}

type Look = NonNullable<Wishes['brand']>

function some(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value]
}

function plain(name: 'persona' | 'clock' | 'language'): Part {
  return { name, write: (wished) => some(wished[name]), read: ([value]) => ({ [name]: value }) }
}

function list(name: string, of: 'scenarios' | 'faults'): Part {
  return { name, write: (wished) => wished[of] ?? [], read: (values) => ({ [of]: values }), isList: true }
}

function look(name: string, of: Exclude<keyof Look, 'modules'>): Part {
  return { name, write: ({ brand }) => some(brand?.[of]), read: ([value]) => ({ brand: { [of]: value } }) }
}

const parts: readonly Part[] = [
  plain('persona'),
  list('scenario', 'scenarios'),
  list('fault', 'faults'),
  plain('clock'),
  plain('language'),
  look('name', 'name'),
  look('color', 'color'),
  look('header', 'headerImage'),
  {
    name: 'modules',
    write: ({ brand }) => some(brand?.modules?.join(',')),
    read: ([value = '']) => ({ brand: { modules: value === '' ? [] : value.split(',') } }),
  },
  look('currency', 'currency'),
]

/** Where a demo begins in the wished state: an address to read aloud, copy and send. */
export function beginLink(origin: string, wished: Wishes): string {
  const query = new URLSearchParams(parts.flatMap(({ name, write }) => write(wished).map((value) => [name, value])))
  // A query may hold these as they are, and is easier to read with them.
  const readable = query.toString().replace(/%(2C|2F|3A)/g, (escaped) => decodeURIComponent(escaped))
  return `${origin}/__demo/begin/${readable === '' ? '' : `?${readable}`}`
}

/** The link where a demo begins for the presenter of a sandbox, who is not asked whether to leave it. */
export function beginInsteadLink(wished: Wishes, sandbox: string): string {
  const link = beginLink('', wished)
  return `${link}${link.includes('?') ? '&' : '?'}leave=${sandbox}`
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

function fits(made: object): boolean {
  const result = v.safeParse(wishes, made)
  return result.success && (result.output.brand.modules ?? []).every((id) => moduleIds.has(id))
}

/** Reads the wishes in such an address's query, or gives all that does not fit. What it does not know is no wish. */
export function readWishes(search: string): Wishes | InvalidLink[] {
  const query = new URLSearchParams(search)
  const invalid: InvalidLink[] = []
  let made: { readonly brand?: object } = {}
  for (const { name, read, isList = false } of parts) {
    const values = query.getAll(name)
    if (values.length === 0) continue
    const wished = read(values)
    const tooMany = fits(wished) ? values.slice(1) : values
    const wrong = isList ? values.filter((value) => !fits(read([value]))) : tooMany
    invalid.push(...wrong.map((value) => ({ name, value })))
    made = { ...made, ...wished, brand: { ...made.brand, ...wished.brand } }
  }
  return invalid.length > 0 ? invalid : v.parse(wishes, made)
}

/** The language an address asks for, even where the rest of it does not fit; Bulgarian unless it asks for one. */
export function wishedLanguage(search: string) {
  const asked = new URLSearchParams(search).get('language')
  return isLanguage(asked) ? asked : 'bg'
}
