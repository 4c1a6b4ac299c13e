import BedDouble from 'lucide-react/icons/bed-double'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Sparkles from 'lucide-react/icons/sparkles'
import Utensils from 'lucide-react/icons/utensils'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { HotelFacts } from '#src/hotel/HotelFacts.tsx'
import { formatPeriod, type OpeningPlace } from '#src/hotel/openingHours.ts'
import { useConfiguredName } from '#src/hotel/useConfiguredName.ts'
import { useHours, useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { canonicalAddress, paths } from '#src/navigation/paths.ts'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Card, SignCard } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import styles from './HotelInformation.module.css'

/** Hotel information (spec 2.24): the facts and the name from the configuration, opening hours, rooms, dining, amenities and contact. */
export function HotelInformation() {
  const { t } = useTranslation('hotelInformation')
  const name = useConfiguredName()
  const hours = useHours()
  const { contentModules } = useConfig().deviceProfile
  // A hotel whose home leads to other screens, but not to this menu, does not offer it.
  const isOffered = (to: string) =>
    contentModules.length === 0 ||
    !menus.includes(to) ||
    contentModules.some(({ internalUrl }) => canonicalAddress(internalUrl) === to)
  return (
    <Stack gap={6}>
      <Hero title={t('title')}>
        {name && (
          <p translate="no" className={styles.hotel}>
            {name}
          </p>
        )}
      </Hero>
      <Columns>
        <HotelFacts />
        <Stack as="section" aria-labelledby="hours">
          <h2 id="hours">{t('hours.title')}</h2>
          <Card as="ul" flush className={styles.places}>
            {places
              .filter(({ to }) => isOffered(to))
              .map(({ place, to }) => (
                <li key={place} className={styles.row}>
                  <Link to={to} className={styles.place}>
                    {t(`hours.places.${place}`)}
                  </Link>
                  <span className={styles.hours}>{hours[place].map(formatPeriod).join(', ')}</span>
                  <OpenNow place={place} />
                </li>
              ))}
          </Card>
        </Stack>
      </Columns>
      <Topics />
    </Stack>
  )
}

const places = [
  { place: 'breakfast', to: paths.breakfast },
  { place: 'restaurant', to: paths.restaurantMenu },
  { place: 'bar', to: paths.bar },
  { place: 'room-service', to: paths.roomService },
  { place: 'spa', to: paths.spaCenter },
  { place: 'reception', to: paths.reception },
] as const satisfies readonly { readonly place: OpeningPlace; readonly to: string }[]

const menus: readonly string[] = [paths.breakfast, paths.restaurantMenu, paths.bar]

function OpenNow({ place }: { readonly place: OpeningPlace }) {
  return <OpeningHint {...useOpeningHours(place)} />
}

const topics = [
  { name: 'rooms', Sign: BedDouble, to: paths.requestAmenities },
  { name: 'dining', Sign: Utensils, to: paths.restaurantMenu },
  { name: 'amenities', Sign: Sparkles, to: paths.spaCenter },
  { name: 'contact', Sign: ConciergeBell, to: paths.reception },
] as const

/** Rooms, dining, amenities and contact, each with three points and one link. */
function Topics() {
  const { t } = useTranslation('hotelInformation')
  const configuredName = useConfiguredName()
  const hotel = configuredName ?? t('ourHotel')
  return (
    <div className={styles.topics}>
      {topics.map(({ name, Sign, to }) => (
        <SignCard key={name} as="article" Sign={Sign} title={t(`topics.${name}.title`)} heading="h2">
          <p>
            <Untranslated text={t(`topics.${name}.text`, { hotel })} part={configuredName} />
          </p>
          <ul className={styles.points}>
            {(['first', 'second', 'third'] as const).map((point) => (
              <li key={point}>{t(`topics.${name}.points.${point}`)}</li>
            ))}
          </ul>
          <Link className={`${buttonClass('quiet')} ${styles.more}`} to={to}>
            {t(`topics.${name}.more`)}
          </Link>
        </SignCard>
      ))}
    </div>
  )
}
