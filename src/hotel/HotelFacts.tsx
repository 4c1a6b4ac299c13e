import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import SquareParking from 'lucide-react/icons/square-parking'
import WavesLadder from 'lucide-react/icons/waves-ladder'
import WifiSign from 'lucide-react/icons/wifi'
import { useMemo, useState, type ComponentType, type ReactNode, type SVGProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { isWebAddress, mapsSearch } from '#src/lib/url.ts'
import { readHotelFacts, telephone } from '#src/schemas/hotelAndSurroundings.ts'
import { copyText } from '#src/ui/copyText.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './HotelFacts.module.css'

/** What the hotel's configuration says about it (spec 10.20): a row for each fact that is given, nothing where there is none. */
export function HotelFacts() {
  const { t } = useTranslation('hotelFacts')
  const [language] = useLanguage()
  const { hotelFacts } = useConfig()
  const { wifi, mapUrl, phone, ...localized } = useMemo(() => readHotelFacts(hotelFacts), [hotelFacts])
  const address = textIn(language, localized.address)
  const checkOutTime = textIn(language, localized.checkOutTime)
  const parking = textIn(language, localized.parking)
  const poolHours = textIn(language, localized.poolHours)
  const map = mapUrl && isWebAddress(mapUrl) ? mapUrl : mapsSearch(address ?? '')
  if (![wifi?.name, phone, address, checkOutTime, parking, poolHours].some(Boolean)) return null
  return (
    <Stack as="section" aria-labelledby="facts">
      <h2 id="facts">{t('title')}</h2>
      <Card flush>
        <dl className={styles.facts}>
          <Fact Sign={WifiSign} label={t('wifi')} value={wifi?.name} translate="no">
            {wifi?.password && <WifiPassword password={wifi.password} />}
          </Fact>
          <Fact Sign={Clock} label={t('checkOut')} value={checkOutTime} />
          <Fact Sign={MapPin} label={t('address')} value={address}>
            <a className={styles.action} href={map} target="_blank" rel="noopener noreferrer">
              <span>{t('map')}</span> <span className="visually-hidden">{`(${t('newTab')})`}</span>
            </a>
          </Fact>
          <Fact Sign={Phone} label={t('phone')} value={phone && <PhoneLink number={phone} />} translate="no" />
          <Fact Sign={SquareParking} label={t('parking')} value={parking} />
          <Fact Sign={WavesLadder} label={t('pool')} value={poolHours} />
        </dl>
      </Card>
    </Stack>
  )
}

interface FactProps {
  readonly Sign: ComponentType<SVGProps<SVGSVGElement>>
  readonly label: string
  readonly value: ReactNode
  /** For a name or number, which a browser's translator leaves as it is. */
  readonly translate?: 'no'
  /** What a guest can do with the value, beside it. */
  readonly children?: ReactNode
}

/** One fact: its icon, its name and its value; nothing without a value. */
function Fact({ Sign, label, value, translate, children }: FactProps) {
  if (!value) return null
  return (
    <div className={styles.row}>
      <dt className={styles.label}>
        <Sign aria-hidden="true" />
        <span>{label}</span>
      </dt>
      <dd translate={translate} className={styles.value}>
        {value}
      </dd>
      {children && <dd className={styles.more}>{children}</dd>}
    </div>
  )
}

function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className={styles.action} href={telephone(number)}>
      {number}
    </a>
  )
}

/** The password of the hotel's Wi-Fi, with a button that copies it. */
function WifiPassword({ password }: { readonly password: string }) {
  const { t } = useTranslation('hotelFacts')
  const [isCopied, setCopied] = useState<boolean>()
  return (
    <>
      <span>
        <span>{t('password')}</span>{' '}
        <code translate="no" className={styles.password}>
          {password}
        </code>
      </span>
      <Button variant="secondary" onClick={() => void copyText(password).then(setCopied)}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{t('copy')}</span>
      </Button>
      <span role="status" className={styles.copied}>
        {isCopied !== undefined && t(isCopied ? 'copied' : 'notCopied')}
      </span>
    </>
  )
}
