import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChefHat from 'lucide-react/icons/chef-hat'
import Coffee from 'lucide-react/icons/coffee'
import Compass from 'lucide-react/icons/compass'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Leaf from 'lucide-react/icons/leaf'
import Martini from 'lucide-react/icons/martini'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { stayIsOver } from '#src/hotel/hotelClock.ts'
import type { OpeningPlace } from '#src/hotel/openingHours.ts'
import { formatWeekday } from '#src/hotel/reservationDays.ts'
import { useMinute, useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { isDay } from '#src/lib/time.ts'
import { pictureUrl } from '#src/lib/url.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { classes } from '#src/ui/classes.ts'
import { Picture, pictureFolder } from '#src/ui/photos.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import styles from './homeExtras.module.css'
import { isPictured, type Icon, type ModuleName, type PicturedModule } from './homeGroups.ts'

// What home shows once it can be used: a chunk of its own, so that the first load is no larger.
export { ConsentQuestion } from './ConsentQuestion.tsx'
export { NextUpCard } from './NextUpCard.tsx'
export { FromTheHotel } from './FromTheHotel.tsx'

/** The hotel's logo above its name on home (spec 10.14): nothing without one, and where it cannot be loaded. */
export function Logo() {
  const { brand } = useConfig()
  const { origin } = window.location
  return (
    <Picture
      src={pictureUrl(brand?.logo, origin, origin)}
      fallback={null}
      alt=""
      loading="eager"
      className={styles.logo}
    />
  )
}

/** Room and end of the stay, as far as they are known and the stay is not over (spec 2.70). */
export function Stay({ guest: { roomNumber, checkOutDate } }: { readonly guest: GuestSession }) {
  const { t } = useTranslation('now')
  const [language] = useLanguage()
  const isOver = stayIsOver(checkOutDate, useMinute(), useConfig().timeZone)
  const day =
    checkOutDate && isDay(checkOutDate) && !isOver ? formatWeekday(checkOutDate, language, 'compact') : undefined
  const room = roomNumber && t('stay.room', { room: roomNumber })
  const until = day && t('stay.until', { day })
  return (
    <span className={styles.stay}>
      {room && <Untranslated text={room} part={roomNumber} />}
      {room && until && <span> · </span>}
      {until && <span>{until}</span>}
    </span>
  )
}

/** The picture of each tile, and the icon in its place. */
const tilePictures: Readonly<Record<PicturedModule, { readonly file: string; readonly Icon: Icon }>> = {
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
  const { file, Icon } = tilePictures[name]
  return (
    <Picture
      className={styles.picture}
      src={`${pictureFolder}${file}.svg`}
      fallback={<Icon aria-hidden="true" className={styles.icon} />}
      alt=""
      width={480}
      height={240}
      fetchPriority="low"
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

/** Over the corner of a tile: until when its place is open, or from when (spec 2.72). Nothing where no opening hours are known. */
export function TileState({ name }: { readonly name: ModuleName }) {
  const place = places[name]
  return place && <OpeningTime place={place} isOnPicture={isPictured(name)} />
}

function OpeningTime({ place, isOnPicture }: { readonly place: OpeningPlace; readonly isOnPicture: boolean }) {
  const { t } = useTranslation('now')
  const { open, time, text } = useOpeningHours(place)
  return (
    <>
      {time && (
        <span
          aria-hidden="true"
          className={classes(styles.hours, open && styles.open, isOnPicture && styles.onPicture)}
        >
          {t(open ? 'tile.until' : 'tile.from', { time })}
        </span>
      )}
      <span className="visually-hidden">{text}</span>
    </>
  )
}
