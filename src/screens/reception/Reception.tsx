import CarTaxiFront from 'lucide-react/icons/car-taxi-front'
import KeyRound from 'lucide-react/icons/key-round'
import Luggage from 'lucide-react/icons/luggage'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { HotelFacts } from '#src/hotel/HotelFacts.tsx'
import { useOpeningHours, useTimetable } from '#src/hotel/useHotelClock.ts'
import { messageLink } from '#src/schemas/fromTheHotel.ts'
import { readKey } from '#src/schemas/lateKeys.ts'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Card, SignCard } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Reception.module.css'

const services = [
  { name: 'room', Sign: KeyRound },
  { name: 'city', Sign: CarTaxiFront },
  { name: 'departure', Sign: Luggage },
] as const

/** Reception (spec 2.25, hours in spec 9.3): opening hours, services and how to reach it. */
export function Reception() {
  const { t } = useTranslation('reception')
  const opening = useOpeningHours('reception')
  return (
    <Stack gap={5}>
      <Hero title={t('title')} timetable={useTimetable('reception', t('timetable'))}>
        <OpeningHint {...opening} />
        <p>{t(opening.open ? 'message' : 'closed')}</p>
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
          <MessageLink />
          <HotelFacts />
        </Stack>
        <Stack as="section" aria-labelledby="help">
          <h2 id="help">{t('help')}</h2>
          <ul className={styles.services}>
            {services.map(({ name, Sign }) => (
              <SignCard key={name} Sign={Sign} title={t(`services.${name}.title`)}>
                <p>{t(`services.${name}.text`)}</p>
              </SignCard>
            ))}
          </ul>
        </Stack>
      </Columns>
    </Stack>
  )
}

/** A link that opens the hotel's chat in WhatsApp, Viber or another service (spec 10.28); nothing where the hotel has none. */
function MessageLink() {
  const { t } = useTranslation(['reception', 'hotelFacts'])
  const config = useConfig()
  const address = useMemo(() => readKey('messageLink', messageLink, config.messageLink), [config.messageLink])
  if (address === undefined) return null
  const app = messengers.find(({ host }) => host.test(address))?.name
  return (
    <a className={buttonClass('secondary')} href={address} target="_blank" rel="noopener noreferrer">
      <MessageCircle aria-hidden="true" />
      <span>{app === undefined ? t('reception:write') : t('reception:writeOn', { app })}</span>{' '}
      <span className="visually-hidden">{`(${t('hotelFacts:newTab')})`}</span>
    </a>
  )
}

const messengers = [
  { name: 'WhatsApp', host: /^https:\/\/(?:wa\.me|(?:[a-z]+\.)?whatsapp\.com)\//i },
  { name: 'Viber', host: /^(?:viber:|https:\/\/(?:[a-z]+\.)*viber\.com\/)/i },
]
