import { useTranslation } from 'react-i18next'
import { isLanguage, type Language } from '#src/lib/languages.ts'
import { changeLanguage } from './i18n.ts'

export function useLanguage(): readonly [Language, (language: Language) => void] {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'bg'
  return [language, (chosen) => changeLanguage(i18n, chosen)]
}
