import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { HoursTable } from './HoursTable.tsx'
import styles from './HotelInformation.module.css'
import { Topics } from './Topics.tsx'

/** Hotel information (spec 2.24): rooms, dining, amenities and contact, with the hotel's name from the configuration. */
export function HotelInformation() {
  const { t } = useTranslation('hotelInformation')
  const { appName } = useConfig()
  return (
    <Stack gap={6}>
      <Hero title={t('title')}>
        {appName && <p className={styles.hotel}>{appName}</p>}
        <p>{t('lead')}</p>
      </Hero>
      <Topics />
      <HoursTable />
    </Stack>
  )
}
