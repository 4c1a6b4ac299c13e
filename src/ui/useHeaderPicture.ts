import { useEffect } from 'react'
import { pictureUrl } from '#src/lib/url.ts'

/**
 * Replaces the app's header picture by this one once that has loaded completely (spec 10.14). It must have an https address or be on the
 * app's own host. If it fails to load, the app's stays.
 */
export function useHeaderPicture(address: string | undefined): void {
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
