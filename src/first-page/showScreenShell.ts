import { rememberedLanguage } from '#src/i18n/language.ts'
import { startingState } from '#src/lib/startingState.ts'
import { hasHero } from '#src/navigation/paths.ts'

/** The loading state of a screen other than home, in the guest's language; `undefined` where the page lacks it. */
function loadingState(page: 'hero' | 'screen'): DocumentFragment | undefined {
  const language = rememberedLanguage()
  const template = document.querySelector<HTMLTemplateElement>(`template[data-page="${page}"][lang="${language}"]`)
  if (template === null || startingState() === undefined) return undefined
  document.documentElement.lang = language
  return document.importNode(template.content, true)
}

/** Replaces the loading state of home, which index.html contains, by that of any other screen, in the guest's language. */
export function showScreenShell(): void {
  const path = `/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`
  const fragment = loadingState(hasHero(path) ? 'hero' : 'screen')
  if (fragment !== undefined) document.querySelector('#root')?.replaceChildren(fragment)
}

/** Puts the loading state of home, which index.html contains in Bulgarian, into the guest's language. */
export function translateLoadingState(): void {
  const words = loadingState('screen')?.querySelector('.frame-loading')
  if (words) document.querySelector('#root .frame-loading')?.replaceWith(words)
}
