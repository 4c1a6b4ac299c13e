import type { i18n } from 'i18next'
import { lazy, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { hasScreenTexts, loadScreenTexts } from '#src/i18n/screenTexts.ts'
import { isLanguage, type Language } from '#src/lib/languages.ts'

/** The guest's language, and the staff's, who read a receipt's card. */
function languagesFor({ language }: i18n): Language[] {
  return ['bg', language].filter(isLanguage)
}

let wait: { readonly visit: string; readonly Texts: ComponentType } | undefined

/** One wait for each visit: texts that failed are asked for again by the next, and not while React shows the failure. */
function waitOn(visit: string, translator: i18n): ComponentType {
  async function fetchTexts() {
    await Promise.all(languagesFor(translator).map((language) => loadScreenTexts(translator, language)))
    return { default: Outlet }
  }
  if (wait?.visit !== visit) wait = { visit, Texts: lazy(fetchTexts) }
  return wait.Texts
}

/** Waits for the texts of the screens below. A language that is chosen later comes with its texts. */
export function ScreenTexts() {
  const { key } = useLocation()
  const { i18n: translator } = useTranslation()
  const areHere = languagesFor(translator).every((language) => hasScreenTexts(translator, language))
  const [Texts] = useState(() => (areHere ? Outlet : waitOn(key, translator)))
  return <Texts />
}
