import { isLanguage, type Language } from '#src/lib/languages.ts'
import { prepared } from './prepared.ts'
import { readStates, screens, type ReadState } from './screens.ts'

/** The themes an entry is shown in. */
export const themes = ['light', 'dark'] as const

/** What the page shows, and how; spelled in its address. */
export interface Entry {
  /** `screens/…` or `components/…`. */
  readonly show: string
  readonly readState: ReadState
  readonly language: Language
  readonly theme: (typeof themes)[number]
}

/** Shown by an address that names nothing. */
const first: Entry = { show: 'screens/home', readState: 'data', language: 'bg', theme: 'light' }

/** Reads the parameters of an address. What is missing or unknown is as in the first entry. */
export function readEntry(parameters: string): Entry {
  const given = new URLSearchParams(parameters)
  const language = given.get('language')
  return {
    show: given.get('show') ?? first.show,
    readState: readStates.find((readState) => readState === given.get('readState')) ?? first.readState,
    language: isLanguage(language) ? language : first.language,
    theme: themes.find((theme) => theme === given.get('theme')) ?? first.theme,
  }
}

/** Writes the parameters of an address. */
export function writeEntry(shown: Entry): string {
  return new URLSearchParams({ ...shown }).toString()
}

/** The screens that the gallery can show, each with its states. */
export const galleryScreens = screens.filter((screen) => screen.readStates.length > 0)

/** What is looked at in the gallery and not on the app as it is shipped: states beside the data, and states after steps. */
export const galleryOnly = galleryScreens.flatMap(({ name, readStates: all }) =>
  all
    .filter((readState) => readState !== 'data' || name in prepared)
    .map((readState) => ({ show: `screens/${name}`, readState })),
)
