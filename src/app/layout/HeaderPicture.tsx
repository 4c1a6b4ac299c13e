import { useConfig } from '#src/config/useConfig.ts'
import { classes } from '#src/ui/classes.ts'
import { ownPictures } from '#src/ui/ownPictures.ts'
import { useHeaderPhoto } from '#src/ui/photos.ts'
import styles from './HeaderPicture.module.css'

interface Props {
  /** The address of the picture that has come. */
  readonly loaded: string | undefined
  readonly onLoad: (address: string) => void
}

const size = { width: 1600, height: 900, fetchPriority: 'high' } as const

/**
 * The picture of home's header: ours, which the page paints before it can know of another, and over it the hotel's own once
 * all of that is here. One that does not come leaves ours.
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
