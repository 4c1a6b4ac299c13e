import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConsent } from '#src/analytics/consent.ts'
import { selectTrackingId } from '#src/config/configSlice.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Settings.module.css'

/**
 * The guest's consents: not given until checked, and withdrawn by unchecking. Only features that this hotel uses are listed;
 * without any the section is not rendered.
 */
export function PrivacySettings() {
  const { t } = useTranslation('settings')
  const { activitiesWidget } = useConfig()
  const countsPageViews = useSelector(selectTrackingId) !== undefined
  const [consent, setConsent] = useConsent()
  const used = { analytics: countsPageViews, widget: activitiesWidget }
  const names = (['analytics', 'widget'] as const).filter((name) => used[name])
  if (names.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy')}</h2>
      <Card>
        {names.map((name) => (
          <Choice
            key={name}
            isOn={consent[name]}
            onChange={(isOn) => setConsent({ ...consent, [name]: isOn })}
            hint={t(`${name}.hint`)}
          >
            {t(`${name}.label`)}
          </Choice>
        ))}
      </Card>
    </Stack>
  )
}

interface ChoiceProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly hint: string
  readonly children: ReactNode
}

/** A checkbox with an explanation below its label. */
export function Choice({ isOn, onChange, hint, children }: ChoiceProps) {
  return (
    <Checkbox checked={isOn} onChange={(event) => onChange(event.target.checked)}>
      <span>{children}</span>
      <small className={styles.hint}>{hint}</small>
    </Checkbox>
  )
}
