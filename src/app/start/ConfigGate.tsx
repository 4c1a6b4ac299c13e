import { createContext, use, useDeferredValue, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectConfigState, type ConfigError } from '#src/config/configSlice.ts'
import { onReconnect } from '#src/api/connection.ts'
import { useBrandColor } from '#src/ui/useBrandColor.ts'
import { hasHero, paths } from '#src/navigation/paths.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Shell } from '#src/ui/layout/Shell.tsx'

export type LoadConfig = (how?: { readonly isRepeated?: boolean }) => void

/** The function that loads the configuration again. */
export const RetryConfig = createContext<LoadConfig>(() => undefined)

/** Shown while the configuration or the first screen is loading: the same page that the browser painted before any script. */
export function LoadingShell() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const lookOfScreen = hasHero(pathname) ? 'hero' : 'title'
  return <Shell loading={t('loading')} look={pathname === paths.home ? 'home' : lookOfScreen} />
}

/** Shows a loading indicator until the runtime configuration arrives, then the screens (spec 1.7, 8.1). */
export function ConfigGate({ children }: { readonly children: ReactNode }) {
  const { ready, loading, error, config } = useSelector(selectConfigState)
  const retry = use(RetryConfig)
  useBrandColor(config?.brand?.color)
  const isUnreachable = error?.status === 'network'
  useEffect(
    () => (isUnreachable ? onReconnect(() => retry({ isRepeated: true }), { polls: true }) : undefined),
    [isUnreachable, retry],
  )
  // Deferred, so that the shell stays until the first screen's file has loaded: React shows a fallback for at least 300 ms.
  const isOpen = useDeferredValue(ready)
  if (isOpen) return children
  if (!ready && error !== null && !loading) return <ConfigErrorScreen error={error} onRetry={() => retry()} />
  return <LoadingShell />
}

/** The exact text of the error catalogue (spec 8.1, 8.2), the same in every language. */
export function configErrorText({ of, status }: ConfigError): string {
  return `Failed to load ${of}: ${status}`
}

/** The full page shown when there is no configuration, neither fresh nor stored (spec 8.1). */
function ConfigErrorScreen({ error, onRetry }: { readonly error: ConfigError; readonly onRetry: () => void }) {
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
