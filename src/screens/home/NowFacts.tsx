import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { paths } from '#src/navigation/paths.ts'
import { readHotelFacts, type HotelFacts } from '#src/schemas/hotelAndSurroundings.ts'
import { copyText } from '#src/ui/copyText.ts'
import styles from './NextUpCard.module.css'

/** Wi-Fi, check-out time and how to call reception, in one row; nothing where the hotel configures neither of the first two (spec 2.71). */
export function NowFacts() {
  const { t } = useTranslation('now')
  const [language] = useLanguage()
  const { hotelFacts } = useConfig()
  const { wifi, checkOutTime } = useMemo(() => readHotelFacts(hotelFacts), [hotelFacts])
  const checkOut = textIn(language, checkOutTime)
  if (!wifi && !checkOut) return null
  return (
    <div className={styles.facts}>
      {wifi && <Wifi {...wifi} />}
      {checkOut && (
        <p className={styles.fact}>
          <span>{t('facts.checkOut')}</span> <strong>{checkOut}</strong>
        </p>
      )}
      <Link to={paths.reception} className={styles.fact}>
        <span>{t('facts.reception')}</span> <strong>{t('facts.dial')}</strong>
      </Link>
    </div>
  )
}

/** The network; a tap copies its password, or shows it where it cannot be copied. */
function Wifi({ name, password }: NonNullable<HotelFacts['wifi']>) {
  const { t } = useTranslation('now')
  const [isCopied, setCopied] = useState<boolean>()
  const network = <strong translate="no">{isCopied === false ? password : name}</strong>
  if (!password) {
    return (
      <p className={styles.fact}>
        <span>{t('facts.wifi')}</span> {network}
      </p>
    )
  }
  return (
    <>
      <button type="button" className={styles.fact} onClick={() => void copyText(password).then(setCopied)}>
        <span>{isCopied === undefined ? t('facts.wifi') : t(isCopied ? 'facts.copied' : 'facts.password')}</span>{' '}
        <span className={styles.network}>
          {network} {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </span>
        <span className="visually-hidden">{t('facts.copy')}</span>
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && t('facts.copied')}
      </span>
    </>
  )
}
