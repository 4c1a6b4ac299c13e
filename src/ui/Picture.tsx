import { useState, type ComponentProps } from 'react'
import { usePhoto } from './photos.ts'

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & {
  readonly src: string | undefined
  readonly fallback: string
  readonly alt: string
}

/**
 * A photo that loads when it is near the viewport. Shows `fallback` when the photo is missing, fails to load, or is not
 * loaded in order to save data.
 */
export function Picture({ src, fallback, alt, ...rest }: Props) {
  const [failed, setFailed] = useState<string>()
  const photo = usePhoto(src)
  const shown = photo === undefined || photo === failed ? fallback : photo
  return <img loading="lazy" decoding="async" {...rest} src={shown} alt={alt} onError={() => setFailed(src)} />
}
