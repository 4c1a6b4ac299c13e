import { useState, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & {
  readonly src: string | undefined
  readonly fallback: string
  readonly alt: string
}

/** A picture that loads when it comes near, and gives way to `fallback` when it is missing or does not load. */
export function Picture({ src, fallback, alt, ...rest }: Props) {
  const [failed, setFailed] = useState<string>()
  const shown = src === undefined || src === failed ? fallback : src
  return <img loading="lazy" decoding="async" {...rest} src={shown} alt={alt} onError={() => setFailed(src)} />
}
