import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney } from '#src/lib/money.ts'
import { priceOf, type Massage, type MassageOption } from './massages.ts'

/** Formats massages and their options in the guest's language and the hotel's currency. */
export function useSpaWords() {
  const { t } = useTranslation('spaCenter')
  const { currency, spaDates } = useConfig()
  const [language] = useLanguage()
  return {
    name: ({ id }: Massage) => t(`massages.${id}.name`),
    description: ({ id }: Massage) => t(`massages.${id}.description`),
    minutes: ({ minutes }: MassageOption) => t('minutes', { minutes }),
    /** As the spec writes it; on one clock with all other times where the hotel has left the spec's dates, and in Spanish. */
    time: (time: string) => (spaDates === 'rolling' || language === 'es' ? time.replace(/[AP]M$/, '') : time),
    price: (option: MassageOption) => formatMoney(priceOf(option, currency), currency, language),
  }
}
