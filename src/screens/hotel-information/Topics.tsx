import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfiguredName } from '#src/hotel/useConfiguredName.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import { SignCard } from '#src/ui/layout/Card.tsx'
import { points, topics } from './topics.ts'
import styles from './Topics.module.css'

/** Rooms, dining, amenities and contact, each with one link. */
export function Topics() {
  const { t } = useTranslation('hotelInformation')
  const configured = useConfiguredName()
  const hotel = configured ?? t('ourHotel')
  return (
    <div className={styles.topics}>
      {topics.map(({ name, Sign, to }) => (
        <SignCard key={name} as="article" Sign={Sign} title={t(`topics.${name}.title`)} heading="h2">
          <p>
            <Untranslated text={t(`topics.${name}.text`, { hotel })} part={configured} />
          </p>
          <ul className={styles.points}>
            {points.map((point) => (
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
