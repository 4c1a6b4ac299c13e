import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import WifiSign from 'lucide-react/icons/wifi'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#src/ui/copyText.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { FactRow } from './FactRow.tsx'
import styles from './HotelFacts.module.css'

interface Props {
  readonly name: string
  readonly password?: string | null | undefined
}

/** The name of the hotel's Wi-Fi and its password, with a button that copies it. */
export function Wifi({ name, password }: Props) {
  const { t } = useTranslation('hotelFacts')
  return (
    <FactRow Sign={WifiSign} label={t('wifi')} value={name} translate="no">
      {password && <Password password={password} />}
    </FactRow>
  )
}

function Password({ password }: { readonly password: string }) {
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
