import { useTranslation } from 'react-i18next'
import { HotelFacts } from '#src/hotel/HotelFacts.tsx'
import { useConfiguredName } from '#src/hotel/useConfiguredName.ts'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { HoursTable } from './HoursTable.tsx'
import styles from './HotelInformation.module.css'
import { Topics } from './Topics.tsx'

/** Hotel information (spec 2.24): the facts and the name from the configuration, opening hours, rooms, dining, amenities and contact. */
export function HotelInformation() {
  const { t } = useTranslation('hotelInformation')
  const name = useConfiguredName()
  return (
    <Stack gap={6}>
      <Hero title={t('title')}>
        {name && (
          <p translate="no" className={styles.hotel}>
            {name}
          </p>
        )}
        <p>{t('lead')}</p>
      </Hero>
      <Columns>
        <HotelFacts />
        <HoursTable />
      </Columns>
      <Topics />
    </Stack>
  )
}
