import { isLanguage, type Language } from '#src/lib/languages.ts'
import { prepared } from './prepared.ts'
import { faces, screens, type Face } from './screens.ts'

/** The themes an entry is shown in. */
export const themes = ['light', 'dark'] as const

/** What the page shows, and how; spelled in its address. */
export interface Shown {
  /** `screens/…` or `components/…`. */
  readonly show: string
  readonly face: Face
  readonly language: Language
  readonly theme: (typeof themes)[number]
}

/** Shown by an address that names nothing. */
const first: Shown = { show: 'screens/home', face: 'data', language: 'bg', theme: 'light' }

/** Reads the parameters of an address. What is missing or unknown is as in the first entry. */
export function readShown(parameters: string): Shown {
  const given = new URLSearchParams(parameters)
  const language = given.get('language')
  return {
    show: given.get('show') ?? first.show,
    face: faces.find((face) => face === given.get('face')) ?? first.face,
    language: isLanguage(language) ? language : first.language,
    theme: themes.find((theme) => theme === given.get('theme')) ?? first.theme,
  }
}

/** Writes the parameters of an address. */
export function writeShown(shown: Shown): string {
  return new URLSearchParams({ ...shown }).toString()
}

/** The screens that the gallery can show, each with its faces. */
export const shownScreens = screens.filter((screen) => screen.faces.length > 0)

/** What is looked at in the gallery and not on the app as it is shipped: faces beside the data, and states after steps. */
export const galleryOnly = shownScreens.flatMap(({ name, faces: all }) =>
  all.filter((face) => face !== 'data' || name in prepared).map((face) => ({ show: `screens/${name}`, face })),
)
