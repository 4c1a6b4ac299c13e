import Phone from 'lucide-react/icons/phone'
import { useTranslation } from 'react-i18next'
import { HotelFacts } from '#src/hotel/HotelFacts.tsx'
import { useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { Help } from './Help.tsx'
import styles from './Reception.module.css'

/** Reception (spec 2.25, hours in spec 9.3): opening hours, services and how to reach it. */
export function Reception() {
  const { t } = useTranslation('reception')
  const opening = useOpeningHours('reception')
  return (
    <Stack gap={5}>
      <Hero title={t('title')} timetable={t('timetable')}>
        <OpeningHint {...opening} />
        <p>{t('message')}</p>
      </Hero>
      <Columns>
        <Stack gap={5}>
          {/* Not a `tel:` link: `*1` works only from the telephone in the hotel room. */}
          <Card warm className={styles.dial}>
            <Phone aria-hidden="true" className={styles.phone} />
            <div>
              <p className={styles.number}>{t('dial')}</p>
              <p className={styles.hint}>{t('dialHint')}</p>
            </div>
          </Card>
          <HotelFacts />
        </Stack>
        <Help />
      </Columns>
    </Stack>
  )
}
