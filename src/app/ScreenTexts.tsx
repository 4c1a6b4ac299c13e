import type { i18n } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { hasScreenTexts, languagesFor, loadScreenTexts } from '#src/i18n/screenTexts.ts'
import { fetchOrReload } from './staleVersion.ts'
import { waitByVisit } from './waitByVisit.ts'

const waitOn = waitByVisit(async (translator: i18n) => {
  const load = () => Promise.all(languagesFor(translator.language).map((language) => loadScreenTexts(translator, language)))
  await fetchOrReload(load)
  return Outlet
})

/** Waits for the texts of the screens below. A language that is chosen later comes with its texts. */
export function ScreenTexts() {
  const { key } = useLocation()
  const { i18n: translator } = useTranslation()
  const areHere = languagesFor(translator.language).every((language) => hasScreenTexts(translator, language))
  const [Texts] = useState(() => (areHere ? Outlet : waitOn(key, translator)))
  return <Texts />
}
