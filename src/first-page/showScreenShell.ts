import { rememberedLanguage } from '#src/i18n/language.ts'

/** Shows the loading state of a screen other than home instead of home's, which the page contains. */
export function showScreenShell(): void {
  const language = rememberedLanguage()
  const template = document.querySelector<HTMLTemplateElement>(`template[data-page="screen"][lang="${language}"]`)
  if (template === null || document.documentElement.dataset['starting'] === undefined) return
  document.querySelector('#root')?.replaceChildren(document.importNode(template.content, true))
  document.documentElement.lang = language
}
