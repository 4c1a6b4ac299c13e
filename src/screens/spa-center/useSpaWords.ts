import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney } from '#src/lib/money.ts'
import { priceOf, type Massage, type MassageOption } from './massages.ts'

/** Formats massages and their options in the guest's language and the hotel's currency. */
export function useSpaWords() {
  const { t } = useTranslation('spaCenter')
  const { currency } = useConfig()
  const [language] = useLanguage()
  return {
    name: ({ id }: Massage) => t(`massages.${id}.name`),
    description: ({ id }: Massage) => t(`massages.${id}.description`),
    minutes: ({ minutes }: MassageOption) => t('minutes', { minutes }),
    price: (option: MassageOption) => formatMoney(priceOf(option, currency), currency, language),
  }
}
