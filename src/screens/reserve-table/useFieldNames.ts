import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf as joined } from '#src/lib/languages.ts'

/** The parts of a reservation that have a translated name, used as labels and in sentences. */
export type Part =
  | 'name'
  | 'room'
  | 'people'
  | 'meal'
  | 'date'
  | 'time'
  | 'email'
  | 'phone'
  | 'instructions'
  | 'acknowledgement'

/** Returns the translated name of a part, and formats several names as a list within a sentence. */
export function useFieldNames() {
  const { t } = useTranslation('reserveTable')
  const [language] = useLanguage()
  const nameOf = useCallback((part: Part) => t(`fields.${part}`), [t])

  function listOf(parts: readonly Part[]): string {
    const names = parts.map((part) => nameOf(part).toLocaleLowerCase(language))
    return joined(names, language)
  }

  return { nameOf, listOf }
}
