import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { useEffect } from 'react'
import type { ConfigError } from '#src/config/configSlice.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonClass } from '#src/ui/buttonClass.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { paths } from '#src/navigation/paths.ts'

/** The exact text of the error catalogue (spec 8), the same in every language. */
export function configErrorText({ of, status }: ConfigError): string {
  return `Failed to load ${of}: ${status}`
}

/** The full page shown when there is no configuration to go on with (spec 8). */
export function ConfigFailedScreen({ error, onRetry }: { readonly error: ConfigError; readonly onRetry: () => void }) {
  const { t } = useTranslation(['boot', 'common'])
  return (
    <main>
      <Screen title={t('boot:configFailedTitle')}>
        <Notice tone="danger" live="assertive" title={configErrorText(error)}>
          {t('boot:configFailedHint')}
        </Notice>
        <Button variant="primary" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </Screen>
    </main>
  )
}

/** What a guest sees when a screen breaks or its file cannot be fetched: never a blank page. */
export function CrashScreen() {
  const { t } = useTranslation(['boot', 'common'])
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <main>
      <Screen title={t('boot:crashTitle')} lead={t('boot:crashHint')}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('common:retry')}
        </Button>
        <a className={buttonClass('secondary')} href={paths.home}>
          {t('common:goHome')}
        </a>
      </Screen>
    </main>
  )
}
