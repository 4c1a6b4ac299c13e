import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChefHat from 'lucide-react/icons/chef-hat'
import Coffee from 'lucide-react/icons/coffee'
import Compass from 'lucide-react/icons/compass'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Leaf from 'lucide-react/icons/leaf'
import Martini from 'lucide-react/icons/martini'
import { useState } from 'react'
import type { OpeningPlace } from '#src/hotel/openingHours.ts'
import { useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { classes } from '#src/ui/classes.ts'
import { pictureFolder, usePhoto } from '#src/ui/photos.tsx'
import type { Icon, ModuleName, PicturedModule } from './homeGroups.ts'
import styles from './TileExtras.module.css'

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

/** The place with opening hours that a tile leads to. */
const places: Partial<Record<ModuleName, OpeningPlace>> = {
  roomService: 'room-service',
  breakfast: 'breakfast',
  restaurantMenu: 'restaurant',
  bar: 'bar',
  spaCenter: 'spa',
  reception: 'reception',
}

/** A dot over the corner of a tile: whether its place is open now (spec 2.72). Nothing where no opening hours are known. */
export function TileState({ name }: { readonly name: ModuleName }) {
  const place = places[name]
  return place && <OpeningDot place={place} />
}

function OpeningDot({ place }: { readonly place: OpeningPlace }) {
  const { open, text } = useOpeningHours(place)
  return (
    <span className={classes(styles.dot, open && styles.open)}>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
