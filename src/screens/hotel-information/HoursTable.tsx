import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { openingHours, type Hours, type OpeningPlace } from '#src/hotel/openingHours.ts'
import { paths } from '#src/navigation/paths.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './HoursTable.module.css'

const places = [
  { place: 'breakfast', to: paths.breakfast },
  { place: 'restaurant', to: paths.restaurantMenu },
  { place: 'bar', to: paths.bar },
  { place: 'room-service', to: paths.roomService },
  { place: 'spa', to: paths.spaCenter },
  { place: 'reception', to: paths.reception },
] as const satisfies readonly { readonly place: OpeningPlace; readonly to: string }[]

/** Opening hours of each place (spec 9.3), and whether it is open now. */
export function HoursTable() {
  const { t } = useTranslation('hotelInformation')
  return (
    <Stack as="section" aria-labelledby="hours">
      <h2 id="hours">{t('hours.title')}</h2>
      <Card as="ul" flush className={styles.places}>
        {places.map(({ place, to }) => (
          <li key={place} className={styles.row}>
            <Link to={to} className={styles.place}>
              {t(`hours.places.${place}`)}
            </Link>
            <span className={styles.hours}>{openingHours[place].map(written).join(', ')}</span>
            <OpenNow place={place} />
          </li>
        ))}
      </Card>
    </Stack>
  )
}

function written({ from, to }: Hours): string {
  return `${from}–${to}`
}

function OpenNow({ place }: { readonly place: OpeningPlace }) {
  return <OpeningHint {...useOpeningHours(place)} />
}
