import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConsent } from '#src/analytics/consent.ts'
import { selectTrackingId } from '#src/config/configSlice.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { display, displayChoices, type Display } from '#src/ui/display.ts'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'

/** Settings (spec 2.20, side menu): display, consents, and the data stored on this device. */
export function Settings({ reopen = () => window.location.reload() }: { readonly reopen?: () => void }) {
  const { t } = useTranslation('settings')
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const { version, builtAt } = __BUILD__
  return (
    <ScreenLayout title={t('title')} lead={t('lead')} wide>
      <Columns>
        <DisplaySettings />
        <Stack gap={6}>
          <PrivacySettings />
          <OnThisDevice reopen={reopen} />
        </Stack>
      </Columns>
      {/* For a guest who reports a problem with the app. */}
      <p className="hint">{t('version', { version, when: formatMoment(builtAt, language, timeZone) })}</p>
    </ScreenLayout>
  )
}

/** Text size, theme, contrast, motion and data saver; each change applies immediately. */
function DisplaySettings() {
  const { t } = useTranslation('settings')
  const current = useSyncExternalStore(display.subscribe, display.read)
  const hints: Readonly<Record<string, string>> = { saver: t('saverHint') }
  return (
    <Stack as="section" aria-labelledby="display">
      <h2 id="display">{t('display')}</h2>
      {(Object.keys(displayChoices) as (keyof Display)[]).map((name) => (
        <RadioGroup
          key={name}
          legend={t(`legends.${name}`)}
          name={name}
          value={current[name]}
          onChange={(value) => display.write({ ...current, [name]: value })}
          options={displayChoices[name].map((value) => ({
            value,
            label: t(`values.${value}`),
            hint: name === 'text' ? `${value} %` : hints[value],
          }))}
        />
      ))}
    </Stack>
  )
}

/**
 * The guest's consents: not given until checked, and withdrawn by unchecking. Only features that this hotel uses are listed;
 * without any the section is not rendered.
 */
function PrivacySettings() {
  const { t } = useTranslation('settings')
  const used = { analytics: useSelector(selectTrackingId) !== undefined, widget: useConfig().activitiesWidget }
  const [consent, setConsent] = useConsent()
  const names = (['analytics', 'widget'] as const).filter((name) => used[name])
  if (names.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy')}</h2>
      <Card>
        {names.map((name) => (
          <Checkbox
            key={name}
            checked={consent[name] === true}
            onChange={({ target }) => setConsent({ ...consent, [name]: target.checked })}
            hint={t(`${name}.hint`)}
          >
            {t(`${name}.label`)}
          </Checkbox>
        ))}
      </Card>
    </Stack>
  )
}
