import CarTaxiFront from 'lucide-react/icons/car-taxi-front'
import KeyRound from 'lucide-react/icons/key-round'
import Luggage from 'lucide-react/icons/luggage'
import { useTranslation } from 'react-i18next'
import { SignCard } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Reception.module.css'

const services = [
  { name: 'room', Sign: KeyRound },
  { name: 'city', Sign: CarTaxiFront },
  { name: 'departure', Sign: Luggage },
] as const

/** The three services of reception. */
export function Help() {
  const { t } = useTranslation('reception')
  return (
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
  )
}
