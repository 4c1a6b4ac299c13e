import { useEffect } from 'react'
import { pictureUrl } from '#src/lib/pictureUrl.ts'
import type { Configuration } from '#src/schemas/configuration.ts'

function setProperty(name: string, value: string) {
  const { style } = document.documentElement
  style.setProperty(name, value)
  return () => void style.removeProperty(name)
}

/** Gives the page the brand's colour, and its header picture once that has loaded, as the app does (spec 10.14). */
export function useLook({ brand }: Configuration): void {
  const [color, headerImage] = [brand?.color, brand?.headerImage ?? undefined]
  useEffect(() => (color ? setProperty('--brand-color', color) : undefined), [color])
  useEffect(() => {
    const { origin } = window.location
    const photo = pictureUrl(headerImage, origin, origin)
    if (photo === undefined) return undefined
    const image = new Image()
    let remove = () => {}
    image.addEventListener('load', () => {
      remove = setProperty('--header-picture', `url(${JSON.stringify(photo)})`)
    })
    image.src = photo
    return () => {
      image.src = ''
      remove()
    }
  }, [headerImage])
}
