import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConsent } from '#src/analytics/consent.ts'
import { selectConfig } from '#src/config/configSlice.ts'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import classes from './Settings.module.css'

/** What the guest agrees to; nothing until ticked, and taken back by the same tick. */
export function PrivacySettings() {
  const { t } = useTranslation('settings')
  const { activitiesWidget } = useSelector(selectConfig)
  const [consent, setConsent] = useConsent()
  return (
    <section aria-labelledby="privacy" className={classes.section}>
      <h2 id="privacy">{t('privacy')}</h2>
      <Card>
        <Choice
          isOn={consent.analytics}
          onChange={(analytics) => setConsent({ ...consent, analytics })}
          hint={t('analytics.hint')}
        >
          {t('analytics.label')}
        </Choice>
        {activitiesWidget && (
          <Choice isOn={consent.widget} onChange={(widget) => setConsent({ ...consent, widget })} hint={t('widget.hint')}>
            {t('widget.label')}
          </Choice>
        )}
      </Card>
    </section>
  )
}

interface ChoiceProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly hint: string
  readonly children: ReactNode
}

function Choice({ isOn, onChange, hint, children }: ChoiceProps) {
  return (
    <Checkbox checked={isOn} onChange={(event) => onChange(event.target.checked)}>
      {children}
      <small className={classes.hint}>{hint}</small>
    </Checkbox>
  )
}
