import { rememberedLanguage } from '#src/i18n/language.ts'
import { startingState } from '#src/lib/startingState.ts'

/** Replaces the loading state of home, which index.html contains, by that of any other screen, in the guest's language. */
export function showScreenShell(): void {
  const language = rememberedLanguage()
  const template = document.querySelector<HTMLTemplateElement>(`template[data-page="screen"][lang="${language}"]`)
  if (template === null || startingState() === undefined) return
  const fragment = document.importNode(template.content, true)
  document.querySelector('#root')?.replaceChildren(fragment)
  document.documentElement.lang = language
}
