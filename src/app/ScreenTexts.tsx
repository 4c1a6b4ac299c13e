import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { loadScreenTexts } from '#src/i18n/screenTexts.ts'
import { isLanguage } from '#src/lib/languages.ts'

/** Waits for the texts of the screens below: in the guest's language, and in the staff's, who read a receipt's card. */
export function ScreenTexts() {
  const { key } = useLocation()
  const { i18n } = useTranslation()
  const needed = new Set(['bg', i18n.language].filter(isLanguage))
  const loading = [...needed].map((language) => loadScreenTexts(i18n, language, key))
  for (const each of loading) use(each)
  return <Outlet />
}
