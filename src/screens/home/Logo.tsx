import { useState } from 'react'
import { useConfig } from '#src/config/useConfig.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { usePhoto } from '#src/ui/photos.tsx'
import styles from './Logo.module.css'

/** The hotel's logo above its name on home (spec 10.14): nothing without one, and where it cannot be loaded. */
export function Logo() {
  const { brand } = useConfig()
  const [failed, setFailed] = useState<string>()
  const { origin } = window.location
  const logo = pictureUrl(usePhoto(brand?.logo), origin, origin)
  if (logo === undefined || logo === failed) return null
  return <img src={logo} alt="" className={styles.logo} onError={() => setFailed(logo)} />
}
