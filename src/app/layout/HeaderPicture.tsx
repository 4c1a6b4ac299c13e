import { useConfig } from '#src/config/useConfig.ts'
import { classes } from '#src/ui/classes.ts'
import { ownPictures } from '#src/ui/ownPictures.ts'
import { useHeaderPhoto } from '#src/ui/photos.ts'
import styles from './HeaderPicture.module.css'

interface Props {
  /** The address of the picture that has loaded. */
  readonly loaded: string | undefined
  readonly onLoad: (address: string) => void
}

const size = { width: 1600, height: 900, fetchPriority: 'high' } as const

/**
 * The picture of home's header: the app's own, painted before the configuration is known, and over it the hotel's once it
 * has loaded completely. If the hotel's picture fails to load, the app's stays.
 */
export function HeaderPicture({ loaded, onLoad }: Props) {
  const { brand } = useConfig()
  const photo = useHeaderPhoto(brand?.headerImage)
  return (
    <>
      <img className="frame-picture" src={ownPictures.header} alt="" {...size} />
      {photo !== undefined && (
        <img
          className={classes('frame-picture', photo !== loaded && styles.coming)}
          src={photo}
          alt=""
          {...size}
          decoding="sync"
          onLoad={() => onLoad(photo)}
        />
      )}
    </>
  )
}
