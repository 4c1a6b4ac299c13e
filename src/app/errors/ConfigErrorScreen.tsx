import { useTranslation } from 'react-i18next'
import type { ConfigError } from '#src/config/configSlice.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'

/** The exact text of the error catalogue (spec 8.1, 8.2), the same in every language. */
export function configErrorText({ of, status }: ConfigError): string {
  return `Failed to load ${of}: ${status}`
}

/** The full page shown when there is no configuration, neither fresh nor stored (spec 8.1). */
export function ConfigErrorScreen({ error, onRetry }: { readonly error: ConfigError; readonly onRetry: () => void }) {
  const { t } = useTranslation(['banners', 'common'])
  return (
    <main>
      <ScreenLayout title={t('banners:configFailedTitle')}>
        <Notice tone="danger" live="assertive" title={configErrorText(error)}>
          <p>{t('banners:configFailedHint')}</p>
          {error.detail !== '' && <small lang="en">{error.detail}</small>}
        </Notice>
        <Button variant="primary" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </ScreenLayout>
    </main>
  )
}
