import type { i18n } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { hasScreenTexts, loadScreenTexts } from '#src/i18n/screenTexts.ts'
import { isLanguage, type Language } from '#src/lib/languages.ts'
import { waitByVisit } from './waitByVisit.ts'

/** The guest's language, and the staff's, who read a receipt's card. */
function languagesFor({ language }: i18n): Language[] {
  return ['bg', language].filter(isLanguage)
}

const waitOn = waitByVisit(async (translator: i18n) => {
  await Promise.all(languagesFor(translator).map((language) => loadScreenTexts(translator, language)))
  return Outlet
})

/** Waits for the texts of the screens below. A language that is chosen later comes with its texts. */
export function ScreenTexts() {
  const { key } = useLocation()
  const { i18n: translator } = useTranslation()
  const areHere = languagesFor(translator).every((language) => hasScreenTexts(translator, language))
  const [Texts] = useState(() => (areHere ? Outlet : waitOn(key, translator)))
  return <Texts />
}
