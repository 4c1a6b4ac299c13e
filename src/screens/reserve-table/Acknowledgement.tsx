import { useTranslation } from 'react-i18next'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { RequiredMark } from '#src/ui/forms/Field.tsx'

interface AcknowledgementProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/**
 * The required checkbox (spec 2.42, 5.2): in a demo the guest acknowledges that nothing is real, at a hotel that its staff
 * must confirm the reservation.
 */
export function Acknowledgement({ checked, onChange }: AcknowledgementProps) {
  const { t } = useTranslation('reserveTable')
  return (
    <Checkbox name="acknowledged" required checked={checked} onChange={(event) => onChange(event.target.checked)}>
      <span>{__DEMO__ ? t('acknowledgeDemo') : t('acknowledge')}</span>
      <RequiredMark />
    </Checkbox>
  )
}
