import { useTranslation } from 'react-i18next'

/** The accessible names of a stepper's buttons and number, for a product's name. */
export function useStepperLabels() {
  const { t } = useTranslation('roomService')
  return (label: string) => ({
    decrease: t('decrease', { label }),
    increase: t('increase', { label }),
    quantity: t('quantity', { label }),
  })
}
