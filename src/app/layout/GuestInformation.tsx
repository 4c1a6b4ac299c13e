import CalendarCheck from 'lucide-react/icons/calendar-check'
import Bath from 'lucide-react/icons/bath'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { useMinute } from '#src/hotel/useHotelClock.ts'
import { formatDay, stayIsOver } from '#src/hotel/hotelClock.ts'
import { isDemoHost } from '#src/lib/url.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Facts, fact } from '#src/ui/records/Facts.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { GuestSession } from '#src/schemas/session.ts'
import styles from './GuestInformation.module.css'

/** The signed-in guest, the stay and the planned activities. After the check-out date it suggests signing out (spec 2.19, 2.21). */
export function GuestInformation({ guest }: { readonly guest: GuestSession }) {
  const { t } = useTranslation('frame')
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const now = useMinute()
  const showsSamples = isDemoHost(window.location.hostname)
  const day = (text: string | undefined) => text && formatDay(text, language)
  const facts = [
    ...fact(t('menu.name'), guest.fullName, 'no'),
    ...fact(t('menu.room'), guest.roomNumber, 'no'),
    ...fact(t('menu.checkIn'), day(guest.checkInDate)),
    ...fact(t('menu.checkOut'), day(guest.checkOutDate)),
  ]
  return (
    <>
      {stayIsOver(guest.checkOutDate, now, timeZone) && <Notice tone="info">{t('menu.stayEnded')}</Notice>}
      <section>
        <h3 className={styles.heading}>{t('menu.guestInformation')}</h3>
        <div className={styles.guest}>
          <Facts facts={facts} />
        </div>
      </section>
      <section>
        <h3 className={styles.heading}>{t('menu.activities')}</h3>
        {showsSamples ? (
          <Stack as="ul" gap={2}>
            <li className={styles.activity}>
              <CalendarCheck aria-hidden="true" />
              <span>{t('menu.sampleTable')}</span>
            </li>
            <li className={styles.activity}>
              <Bath aria-hidden="true" />
              <span>{t('menu.sampleMassage')}</span>
            </li>
          </Stack>
        ) : (
          <p className="soft">{t('menu.noActivity')}</p>
        )}
      </section>
    </>
  )
}
