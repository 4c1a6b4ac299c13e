import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import SquareParking from 'lucide-react/icons/square-parking'
import WavesLadder from 'lucide-react/icons/waves-ladder'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { isWebAddress, mapsSearch } from '#src/lib/url.ts'
import { readHotelFacts } from '#src/schemas/hotelAndSurroundings.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { FactRow } from './FactRow.tsx'
import styles from './HotelFacts.module.css'
import { Wifi } from './Wifi.tsx'

/** What the hotel's configuration tells of it (spec 10.20): a row for each fact that is given, nothing where there is none. */
export function HotelFacts() {
  const { t } = useTranslation('hotelFacts')
  const [language] = useLanguage()
  const { hotelFacts } = useConfig()
  const facts = useMemo(() => readHotelFacts(hotelFacts), [hotelFacts])
  const { wifi, checkOutTime, address, mapUrl, phone, parking, poolHours } = facts
  const place = textIn(language, address)
  const map = mapUrl && isWebAddress(mapUrl) ? mapUrl : mapsSearch(place ?? '')
  const texts = [
    wifi?.name,
    phone,
    ...[checkOutTime, address, parking, poolHours].map((each) => textIn(language, each)),
  ]
  if (texts.every((text) => !text)) return null
  return (
    <Stack as="section" aria-labelledby="facts">
      <h2 id="facts">{t('title')}</h2>
      <Card flush>
        <dl className={styles.facts}>
          {wifi && <Wifi {...wifi} />}
          <FactRow Sign={Clock} label={t('checkOut')} value={textIn(language, checkOutTime)} />
          <FactRow Sign={MapPin} label={t('address')} value={place}>
            <a className={styles.action} href={map} target="_blank" rel="noopener noreferrer">
              <span>{t('map')}</span> <span className="visually-hidden">{`(${t('newTab')})`}</span>
            </a>
          </FactRow>
          <FactRow Sign={Phone} label={t('phone')} value={phone ?? undefined} href={telephone(phone)} translate="no" />
          <FactRow Sign={SquareParking} label={t('parking')} value={textIn(language, parking)} />
          <FactRow Sign={WavesLadder} label={t('pool')} value={textIn(language, poolHours)} />
        </dl>
      </Card>
    </Stack>
  )
}

function telephone(number: string | null | undefined): string {
  return `tel:${(number ?? '').replaceAll(/[^\d+]/g, '')}`
}
