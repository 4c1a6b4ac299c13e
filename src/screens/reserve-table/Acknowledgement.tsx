import { useTranslation } from 'react-i18next'
import { isDemoHost } from '#src/lib/demoHost.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { RequiredMark } from '#src/ui/Field.tsx'

interface AcknowledgementProps {
  readonly hostname: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** The required tick (spec 2, 5): on a demo host that nothing is real, at a hotel that its staff has the last word. */
export function Acknowledgement({ hostname, checked, onChange }: AcknowledgementProps) {
  const { t } = useTranslation('reserveTable')
  return (
    <Checkbox name="acknowledged" required checked={checked} onChange={(event) => onChange(event.target.checked)}>
      {isDemoHost(hostname) ? t('acknowledgeDemo') : t('acknowledge')}
      <RequiredMark />
    </Checkbox>
  )
}
