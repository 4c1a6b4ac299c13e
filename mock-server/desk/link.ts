import * as v from 'valibot'
import contentModules from '#fixtures/contentModules.json'
import { brand } from '#mock-server/handlers/demo/brand.ts'
import { demoState } from '#mock-server/handlers/demo/begin.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { isLanguage, languages, type Language } from '#src/lib/languages.ts'

const moduleIds = new Set(contentModules.map(({ id }) => id))
const modules = v.pipe(
  brand.entries.modules.wrapped,
  v.everyItem((id) => moduleIds.has(id)),
)

/** The state that a link begins a demo in: that of the hotel, and the language of the app. */
export const linkState = v.object({
  ...demoState.entries,
  brand: v.exactOptional(v.object({ ...brand.entries, modules: v.exactOptional(modules) }), {}),
  language: v.exactOptional(v.picklist(languages)),
})
export type LinkState = v.InferInput<typeof linkState>

/** The names of fields in a link, where they differ. */
const parameters: Readonly<Record<string, string>> = { scenarios: 'scenario', faults: 'fault', headerImage: 'header' }

export function beginLink(origin: string, { scenarios, faults, brand: look = {}, ...others }: LinkState): string {
  const { names, modules: tiles, ...texts } = look
  const lists = {
    scenarios,
    faults,
    // The hotel's name by language: `names=bg:Ривиера&names=en:Riviera`.
    names: names && Object.entries(names).map(([language, name]) => `${language}:${name}`),
    modules: tiles && [tiles.join(',')],
  }
  const written = Object.entries({ ...others, ...lists, ...texts }).flatMap(([field, values = []]) =>
    [values].flat().map((value) => [parameters[field] ?? field, value]),
  )
  // These need no escaping in a query, and are easier to read unescaped.
  const readable = new URLSearchParams(written)
    .toString()
    .replace(/%(2C|2F|3A)/g, (escaped) => decodeURIComponent(escaped))
  return `${origin}/__demo/begin/${readable === '' ? '' : `?${readable}`}`
}

/** Where a phone joins a sandbox. Not `/?sandbox=…`: browsers ignore `Clear-Site-Data` over plain http, so its earlier guest would stay. */
export function joinLink(origin: string, sandbox: string, language: Language): string {
  // The shorter the address, the simpler the code.
  return `${origin}/__demo/begin/?join=${sandbox}${language === 'bg' ? '' : `&language=${language}`}`
}

/** Where a tab of this browser joins the sandbox that it is in. */
export const JOIN_OWN = '/__demo/begin/?join='

export function joinedSandbox(search: string): string | null {
  return new URLSearchParams(search).get('join')
}

/** Reads the state in the query of a link, or returns all invalid parameters, such as `persona=king`. Unknown ones are ignored. */
export function readLink(search: string): LinkState | string[] {
  const query = new URLSearchParams(search)
  const { header, headerImage: _unknown, modules: tiles, ...single } = Object.fromEntries(query)
  const names = query.getAll('names').map((value) => [value.slice(0, 2), value.slice(3)])
  const look = {
    ...single,
    ...(header !== undefined && { headerImage: header }),
    ...(query.has('names') && { names: Object.fromEntries(names) }),
    ...(tiles !== undefined && { modules: tiles === '' ? [] : tiles.split(',') }),
  }
  const given = { ...single, scenarios: query.getAll('scenario'), faults: query.getAll('fault'), brand: look }
  const read = v.safeParse(linkState, given, { abortPipeEarly: true })
  if (read.success) return read.output
  return read.issues.flatMap(({ path = [] }) => {
    const keys = path.map(({ key }) => String(key))
    const [field = '', part] = keys[0] === 'brand' ? keys.slice(1) : keys
    const name = parameters[field] ?? field
    const values = query.getAll(name)
    const wrong = values.filter(
      (value, index) => part === undefined || [String(index), value.slice(0, 2)].includes(part),
    )
    return wrong.map((value) => `${name}=${value}`)
  })
}

/** The language in the query of a link, even if other parameters are invalid; Bulgarian by default. */
export function linkLanguage(search: string) {
  const asked = new URLSearchParams(search).get('language')
  return isLanguage(asked) ? asked : 'bg'
}

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** Origins at which phones reach the demo: those that are not loopback. */
export function phoneOrigins({ addresses }: Pick<DeskState, 'addresses'>): readonly string[] {
  return addresses.filter((origin) => !loopback.test(new URL(origin).hostname))
}

/** The origin for guests: that of the desk if phones reach it, else the first that they reach. */
export function guestOrigin(desk: Pick<DeskState, 'addresses'>, own = window.location.origin): string {
  const reachable = phoneOrigins(desk)
  return reachable.includes(own) ? own : (reachable[0] ?? own)
}
