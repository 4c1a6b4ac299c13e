import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { hasHero, paths } from '#src/navigation/paths.ts'
import { usePhoto } from '#src/ui/photos.tsx'

/**
 * Replaces the app's header picture, which is painted before the configuration is known, by the hotel's once that has loaded completely
 * (spec 10.14). The hotel's must have an https address or be on the app's own host. It is requested when a
 * screen with a header picture opens. If it fails to load, the app's stays.
 */
export function useHeaderPicture(): void {
  const { brand } = useConfig()
  const { pathname } = useLocation()
  const hasPicture = pathname === paths.home || hasHero(pathname)
  const [hadPicture, setHadPicture] = useState(hasPicture)
  if (hasPicture && !hadPicture) setHadPicture(true)
  const address = usePhoto(hadPicture ? (brand?.headerImage ?? undefined) : undefined)
  useEffect(() => {
    const { origin } = window.location
    const photo = pictureUrl(address, origin, origin)
    if (photo === undefined) return undefined
    const { style } = document.documentElement
    const image = new Image()
    const show = () => style.setProperty('--header-picture', `url(${JSON.stringify(photo)})`)
    image.addEventListener('load', show)
    image.src = photo
    return () => {
      image.removeEventListener('load', show)
      style.removeProperty('--header-picture')
    }
  }, [address])
}
