import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney } from '#src/lib/money.ts'
import { priceOf, type Massage, type MassageOption } from './massages.ts'

/** How massages and their options are written, in the guest's language and the hotel's currency. */
export function useSpaWords() {
  const { t } = useTranslation('spaCenter')
  const { currency } = useSelector(selectConfig)
  const [language] = useLanguage()
  return {
    name: ({ id }: Massage) => t(`massages.${id}.name`),
    description: ({ id }: Massage) => t(`massages.${id}.description`),
    minutes: ({ minutes }: MassageOption) => t('minutes', { minutes }),
    price: (option: MassageOption) => formatMoney(priceOf(option, currency), currency, language),
  }
}
