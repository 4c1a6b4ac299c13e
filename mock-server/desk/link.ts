import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { isHotelLanguage, type HotelLanguage } from '#mock-server/hotel/languages.ts'

/** Where the app is on its host, without a slash at its end: `''`, or the folder of a demo build. The desk is in the app's folder. */
export const folder = import.meta.env.BASE_URL.replace(/\/(?:__demo\/)?$/, '')

/** Bulgarian is the default: the shorter the address, the simpler its code. */
const languageIn = (language: HotelLanguage, sign: '?' | '&') =>
  language === 'bg' ? '' : `${sign}language=${language}`

/** Where a browser begins a demo of its own. */
export function beginLink(app: string, language: HotelLanguage): string {
  return `${app}/__demo/begin/${languageIn(language, '?')}`
}

/** Where a phone joins a sandbox; without one a tab of this browser stays in its own. Not `/?sandbox=…`: browsers ignore `Clear-Site-Data` over plain http, so its earlier guest would stay. */
export function joinLink(app: string, sandbox: string, language: HotelLanguage): string {
  return `${app}/__demo/begin/?join=${sandbox}${languageIn(language, '&')}`
}

/** Where a browser begins a demo with the hotel of a file, which is laid beside a demo build under this name. */
export function hotelLink(app: string, name: string, language: HotelLanguage): string {
  return `${app}/#hotel=${name}${languageIn(language, '&')}`
}

/** Where another device opens the staff's screen of a sandbox alone. What follows the # is not sent, nor logged on the way. */
export function staffLink(app: string, sandbox: string, staffKey: string): string {
  return `${app}/__demo/#staff=${sandbox}.${staffKey}`
}

/** What such an address lets its page send with each call; `undefined` at any other. */
export function staffHeaders({ hash }: Pick<Location, 'hash'>): Record<string, string> | undefined {
  const [, sandbox, key] = /^#staff=(\w+)\.(\w+)$/.exec(hash) ?? []
  return sandbox === undefined || key === undefined ? undefined : { 'x-sandbox': sandbox, 'x-staff-key': key }
}

export function joinedSandbox(search: string): string | null {
  return new URLSearchParams(search).get('join')
}

/** The language in the query of a link; Bulgarian by default. */
export function linkLanguage(search: string) {
  const asked = new URLSearchParams(search).get('language')
  return isHotelLanguage(asked) ? asked : 'bg'
}

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** Addresses of the app at which phones reach the demo: those that are not loopback. */
export function phoneAddresses({ addresses }: Pick<DeskState, 'addresses'>): readonly string[] {
  return addresses.filter((app) => !loopback.test(new URL(app).hostname))
}
