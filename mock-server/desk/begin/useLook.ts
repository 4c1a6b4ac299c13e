import { useEffect } from 'react'
import { pictureUrl } from '#src/lib/pictureUrl.ts'
import type { Configuration } from '#src/schemas/configuration.ts'
import { useBrandColor } from '#mock-server/desk/frame/useBrandColor.ts'

/** Gives the page the brand's colour, and its header picture once that has loaded, as the app does (spec 10.14). */
export function useLook({ brand }: Configuration): void {
  const headerImage = brand?.headerImage ?? undefined
  useBrandColor(brand?.color)
  useEffect(() => {
    const { origin } = window.location
    const photo = pictureUrl(headerImage, origin, origin)
    if (photo === undefined) return undefined
    const { style } = document.documentElement
    const image = new Image()
    image.addEventListener('load', () => style.setProperty('--header-picture', `url(${JSON.stringify(photo)})`))
    image.src = photo
    return () => {
      image.src = ''
      style.removeProperty('--header-picture')
    }
  }, [headerImage])
}
