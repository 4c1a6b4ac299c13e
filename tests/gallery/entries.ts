import { isLanguage, type Language } from '#src/lib/languages.ts'
import { readStates, screens, type ReadState } from './screens.ts'

/** The themes an entry is shown in. */
export const themes = ['light', 'dark'] as const

/** What the page shows, and how. Encoded in its URL. */
export interface Entry {
  /** The name of a screen. */
  readonly screen: string
  readonly readState: ReadState
  readonly language: Language
  readonly theme: (typeof themes)[number]
}

/** The default entry. */
const first: Entry = { screen: 'home', readState: 'data', language: 'bg', theme: 'light' }

/** Parses the parameters of a URL. Missing or unknown ones have the values of the default entry. */
export function readEntry(parameters: string): Entry {
  const given = new URLSearchParams(parameters)
  const language = given.get('language')
  return {
    screen: given.get('screen') ?? first.screen,
    readState: readStates.find((readState) => readState === given.get('readState')) ?? first.readState,
    language: isLanguage(language) ? language : first.language,
    theme: themes.find((theme) => theme === given.get('theme')) ?? first.theme,
  }
}

/** Serializes an entry as URL parameters. */
export function writeEntry(shown: Entry): string {
  return new URLSearchParams({ ...shown }).toString()
}

/** The states that browser tests check only in the gallery: loading, empty and error, and those that a path does not open. */
export const galleryOnly = screens.flatMap(({ name, onlyInGallery, readStates: all }) =>
  all.filter((readState) => readState !== 'data' || onlyInGallery).map((readState) => ({ screen: name, readState })),
)
