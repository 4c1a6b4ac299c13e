import type { i18n } from 'i18next'
import { Suspense, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { AppRouter, OpenScreen } from '#src/navigation/AppRouter.tsx'
import type { History } from '#src/navigation/navigation.ts'
import { ConfigGate } from './ConfigGate.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { LoadingShell } from './LoadingShell.tsx'
import { RetryConfig } from './retryConfig.ts'
import { routes } from './routes.tsx'
import type { Store } from './store.ts'

/** What the app is assembled from. */
export interface AppProps {
  readonly store: Store
  readonly translator: i18n
  readonly history: History
  readonly loadConfig: () => void
}

/** The whole app: providers, the wait for the configuration and the first screen's file, then the screens. */
export function App({ store, translator, history, loadConfig }: AppProps) {
  // Not before: new letters make the phone lay out the page once more.
  useLayoutEffect(() => document.documentElement.removeAttribute('data-starting'), [])
  return (
    <Provider store={store}>
      <I18nextProvider i18n={translator}>
        <RetryConfig value={loadConfig}>
          <AppRouter routes={routes} history={history}>
            <CrashBoundary isWholePage>
              <Suspense fallback={<LoadingShell />}>
                <ConfigGate>
                  <OpenScreen />
                </ConfigGate>
              </Suspense>
            </CrashBoundary>
          </AppRouter>
        </RetryConfig>
      </I18nextProvider>
    </Provider>
  )
}
