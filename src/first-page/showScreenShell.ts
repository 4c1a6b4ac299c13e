import { rememberedLanguage } from '#src/i18n/language.ts'
import { startingState } from '#src/lib/startingState.ts'

/** The loading state of the screen at `path`, in the guest's language; `undefined` where the page lacks it. */
function loadingState(path: string): DocumentFragment | undefined {
  const language = rememberedLanguage()
  const templates = [...document.querySelectorAll<HTMLTemplateElement>(`template[lang="${language}"]`)]
  const isForPath = ({ dataset }: HTMLTemplateElement) => dataset['paths']?.split(' ').includes(path)
  // The last template is for all paths that no other one names.
  const template = templates.find(isForPath) ?? templates.at(-1)
  if (template === undefined || startingState() === undefined) return undefined
  document.documentElement.lang = language
  return document.importNode(template.content, true)
}

/** Replaces the loading state of home, which index.html contains, by that of any other screen, in the guest's language. */
export function showScreenShell(): void {
  const path = `/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`.replace(/\/$/, '')
  const fragment = loadingState(path)
  if (fragment !== undefined) document.querySelector('#root')?.replaceChildren(fragment)
}

/** Puts the loading state of home, which index.html contains in Bulgarian, into the guest's language. */
export function translateLoadingState(): void {
  const words = loadingState('/')?.querySelector('.frame-loading')
  if (words) document.querySelector('#root .frame-loading')?.replaceWith(words)
}
