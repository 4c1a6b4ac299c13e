import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { display, type Display } from '#src/ui/display.ts'
import { RadioGroup, type RadioOption } from '#src/ui/forms/RadioGroup.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'
import { PrivacySettings } from './Privacy.tsx'

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

/** Text size, contrast, motion, theme and data saver; each change applies immediately. */
function DisplaySettings() {
  const { t } = useTranslation('settings')
  return (
    <Stack as="section" aria-labelledby="display">
      <h2 id="display">{t('display')}</h2>
      <DisplayChoice
        name="text"
        options={[
          { value: '100', label: t('text.normal'), hint: '100 %' },
          { value: '115', label: t('text.large'), hint: '115 %' },
          { value: '130', label: t('text.largest'), hint: '130 %' },
        ]}
      />
      <DisplayChoice
        name="theme"
        options={[
          { value: 'system', label: t('asPhone') },
          { value: 'light', label: t('theme.light') },
          { value: 'dark', label: t('theme.dark') },
        ]}
      />
      <DisplayChoice
        name="contrast"
        options={[
          { value: 'normal', label: t('contrast.normal') },
          { value: 'high', label: t('contrast.high') },
        ]}
      />
      <DisplayChoice
        name="motion"
        options={[
          { value: 'system', label: t('asPhone') },
          { value: 'reduced', label: t('motion.reduced') },
        ]}
      />
      <DisplayChoice
        name="data"
        options={[
          { value: 'system', label: t('asPhone') },
          { value: 'saver', label: t('data.saver'), hint: t('data.hint') },
        ]}
      />
    </Stack>
  )
}

interface DisplayChoiceProps<Name extends keyof Display> {
  readonly name: Name
  readonly options: readonly RadioOption<Display[Name]>[]
}

function DisplayChoice<Name extends keyof Display>({ name, options }: DisplayChoiceProps<Name>) {
  const { t } = useTranslation('settings')
  const current = useSyncExternalStore(display.subscribe, display.read)
  return (
    <RadioGroup
      legend={t(`${name}.legend`)}
      name={name}
      value={current[name]}
      onChange={(value) => display.write({ ...current, [name]: value })}
      options={options}
    />
  )
}
