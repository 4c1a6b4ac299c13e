import { memo, useState } from 'react'
import { Card } from '#src/ui/layout/Card.tsx'
import { usePhoto } from '#src/ui/photos.tsx'
import styles from './MenuRow.module.css'

interface Props {
  readonly name: string
  readonly description: string | undefined
  readonly priceLine: string | undefined
  readonly photo: string | undefined
}

/** A dish or drink: name, description, price and photo, each shown only if present (spec 2.32, 2.33). */
export const MenuRow = memo(function MenuRow({ name, description, priceLine, ...given }: Props) {
  const photo = usePhoto(given.photo)
  const [failed, setFailed] = useState<string>()
  const showsPhoto = photo !== undefined && photo !== failed
  return (
    <Card as="li" flush className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {priceLine !== undefined && <p className={styles.price}>{priceLine}</p>}
      </div>
      {showsPhoto && (
        <img
          className={styles.photo}
          src={photo}
          alt=""
          width={88}
          height={88}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(photo)}
        />
      )}
    </Card>
  )
})
