import { useTranslation } from 'react-i18next'
import { useSurroundings } from '#src/hotel/useSurroundings.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { pictureFolder } from '#src/ui/photos.tsx'

/** Something to do, in the guest's language. */
export interface Idea {
  readonly title: string
  readonly text: string
  /** The URL of the app's own drawing, 480 by 240. */
  readonly drawing?: string
  /** The URL of the hotel's photo, which is not loaded where the guest saves data. */
  readonly photo?: string | undefined
}

const ownIdeas = ['cathedral', 'serdica', 'springs', 'boyana', 'vitosha', 'rila'] as const

/**
 * The ideas of the hotel's configuration (spec 10.21), else sights in and around Sofia from the app's own texts and drawings: the page
 * is useful before the widget has loaded.
 */
export function useIdeas(): { readonly lead: string | undefined; readonly ideas: readonly Idea[] } {
  const { t } = useTranslation('activities')
  const [language] = useLanguage()
  const { activities } = useSurroundings()
  if (activities) {
    const { origin } = window.location
    const ideas = activities.ideas.map(({ title, text, picture }) => ({
      title: textIn(language, title) ?? '',
      text: textIn(language, text) ?? '',
      photo: pictureUrl(picture ?? undefined, origin, origin),
    }))
    return { lead: textIn(language, activities.lead), ideas }
  }
  const ideas = ownIdeas.map((name) => ({
    title: t(`ideas.${name}.title`),
    text: t(`ideas.${name}.text`),
    drawing: `${pictureFolder}idea-${name}.svg`,
  }))
  return { lead: t('lead'), ideas }
}
