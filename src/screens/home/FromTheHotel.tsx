import ExternalLink from 'lucide-react/icons/external-link'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { hotelDay } from '#src/hotel/hotelClock.ts'
import { useMinute } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { formatTime } from '#src/lib/time.ts'
import { announcements, links } from '#src/schemas/fromTheHotel.ts'
import { readKey } from '#src/schemas/lateKeys.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import home from './Home.module.css'
import styles from './FromTheHotel.module.css'

/** What the hotel announces now, and its links that leave the app (spec 10.27, 10.29); nothing where it has neither. */
export function FromTheHotel() {
  const { t } = useTranslation('hotelFacts')
  const [language] = useLanguage()
  const config = useConfig()
  const { timeZone } = config
  const now = useMinute()
  const minute = `${hotelDay(now, timeZone)}T${formatTime(now, timeZone)}`
  const announced = useMemo(
    () => readKey('announcements', announcements, config.announcements) ?? [],
    [config.announcements],
  )
  const offered = useMemo(() => readKey('links', links, config.links) ?? [], [config.links])
  // A day is over at midnight, and a minute at its end.
  const current = announced
    .filter(({ from, until }) => (!from || from <= minute) && (!until || minute.slice(0, until.length) <= until))
    .map(({ text }) => textIn(language, text))
  if (current.length + offered.length === 0) return null
  return (
    <section aria-labelledby="from-hotel" className={home.group}>
      <h2 id="from-hotel" className={home.heading}>
        <span>{t('fromHotel')}</span>
      </h2>
      {current.length > 0 && (
        <Card as="ul" warm flush className={styles.announcements}>
          {current.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Card>
      )}
      {offered.length > 0 && (
        <ul className={home.rows}>
          {offered.map(({ label, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={home.tile}>
                <span className={home.window}>
                  <ExternalLink aria-hidden="true" />
                </span>
                <span>
                  <span>{textIn(language, label)}</span> <span className="visually-hidden">{`(${t('newTab')})`}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
