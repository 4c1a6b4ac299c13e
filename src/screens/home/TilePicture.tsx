import CalendarClock from 'lucide-react/icons/calendar-clock'
import Compass from 'lucide-react/icons/compass'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Coffee from 'lucide-react/icons/coffee'
import Leaf from 'lucide-react/icons/leaf'
import Martini from 'lucide-react/icons/martini'
import ChefHat from 'lucide-react/icons/chef-hat'
import { useState } from 'react'
import { pictureFolder, usePhoto } from '#src/ui/photos.tsx'
import type { Icon } from './moduleIcons.ts'
import type { PicturedModule } from './modules.ts'
import styles from './TilePicture.module.css'

/** The picture of each tile, and the icon in its place. */
export const tilePictures: Readonly<Record<PicturedModule, { readonly file: string; readonly Icon: Icon }>> = {
  activities: { file: 'tile-activities', Icon: Compass },
  roomService: { file: 'tile-room-service', Icon: ConciergeBell },
  breakfast: { file: 'tile-breakfast', Icon: Coffee },
  restaurantMenu: { file: 'tile-restaurant', Icon: ChefHat },
  bar: { file: 'tile-bar', Icon: Martini },
  spaCenter: { file: 'massage-hot-stone', Icon: Leaf },
  reserveTable: { file: 'tile-table', Icon: CalendarClock },
}

/** The picture of a tile (spec 2.82); its icon while pictures are not loaded in order to save data, and where it cannot be loaded. */
export function TilePicture({ name }: { readonly name: PicturedModule }) {
  const [hasFailed, setFailed] = useState(false)
  const { file, Icon } = tilePictures[name]
  const src = usePhoto(`${pictureFolder}${file}.svg`)
  if (src === undefined || hasFailed) return <Icon aria-hidden="true" className={styles.icon} />
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={480}
      height={240}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onError={() => setFailed(true)}
    />
  )
}
