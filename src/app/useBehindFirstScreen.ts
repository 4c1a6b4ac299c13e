import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '#src/lib/languages.ts'
import { loadScreenTexts } from '#src/i18n/screenTexts.ts'
import { fetchVisible } from '#src/navigation/fetchAhead.ts'
import { useNavigation } from '#src/navigation/navigation.ts'
import { savesData } from '#src/ui/photos.ts'
import { keepOnThisPhone } from './worker.ts'

/** Calls back once the phone has nothing more pressing to do. Gives the way to call it off. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: 5_000 })
    return () => window.cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, 1_000)
  return () => clearTimeout(asked)
}

/**
 * What comes behind the first screen: the texts of the other screens, first in the guest's language, the screens that are
 * one tap away, and what keeps the app on this phone.
 */
export function useBehindFirstScreen(): void {
  const { i18n } = useTranslation()
  const { routes } = useNavigation()
  useEffect(() => {
    async function fetchTheRest(): Promise<void> {
      const own = languages.filter((language) => language === i18n.language)
      for (const language of own) await loadScreenTexts(i18n, language)
      if (!savesData()) fetchVisible(routes)
      for (const language of languages) await loadScreenTexts(i18n, language)
      await keepOnThisPhone()
    }
    return whenIdle(() => void fetchTheRest().catch(() => undefined)) // It is asked for again when it is needed.
  }, [i18n, routes])
}
