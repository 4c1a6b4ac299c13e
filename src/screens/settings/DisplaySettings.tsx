import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { display } from '#src/ui/display.ts'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** Text size, contrast, motion, theme and data saver; each change applies immediately. */
export function DisplaySettings() {
  const { t } = useTranslation('settings')
  const current = useSyncExternalStore(display.subscribe, display.read)
  return (
    <Stack as="section" aria-labelledby="display">
      <h2 id="display">{t('display')}</h2>
      <RadioGroup
        legend={t('text.legend')}
        name="text"
        value={current.text}
        onChange={(text) => display.write({ ...current, text })}
        options={[
          { value: '100', label: t('text.normal'), hint: '100 %' },
          { value: '115', label: t('text.large'), hint: '115 %' },
          { value: '130', label: t('text.largest'), hint: '130 %' },
        ]}
      />
      <RadioGroup
        legend={t('theme.legend')}
        name="theme"
        value={current.theme}
        onChange={(theme) => display.write({ ...current, theme })}
        options={[
          { value: 'system', label: t('asPhone') },
          { value: 'light', label: t('theme.light') },
          { value: 'dark', label: t('theme.dark') },
        ]}
      />
      <RadioGroup
        legend={t('contrast.legend')}
        name="contrast"
        value={current.contrast}
        onChange={(contrast) => display.write({ ...current, contrast })}
        options={[
          { value: 'normal', label: t('contrast.normal') },
          { value: 'high', label: t('contrast.high') },
        ]}
      />
      <RadioGroup
        legend={t('motion.legend')}
        name="motion"
        value={current.motion}
        onChange={(motion) => display.write({ ...current, motion })}
        options={[
          { value: 'system', label: t('asPhone') },
          { value: 'reduced', label: t('motion.reduced') },
        ]}
      />
      <RadioGroup
        legend={t('data.legend')}
        name="data"
        value={current.data}
        onChange={(data) => display.write({ ...current, data })}
        options={[
          { value: 'system', label: t('asPhone') },
          { value: 'saver', label: t('data.saver'), hint: t('data.hint') },
        ]}
      />
    </Stack>
  )
}
