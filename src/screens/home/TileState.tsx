import type { OpeningPlace } from '#src/hotel/openingHours.ts'
import { useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { classes } from '#src/ui/classes.ts'
import type { ModuleName } from './modules.ts'
import styles from './TileState.module.css'

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
  return place && <Dot place={place} />
}

function Dot({ place }: { readonly place: OpeningPlace }) {
  const { open, text } = useOpeningHours(place)
  return (
    <span className={classes(styles.dot, open && styles.open)}>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
