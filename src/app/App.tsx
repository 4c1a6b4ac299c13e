import type { i18n } from 'i18next'
import { Suspense, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { AppRouter, OpenScreen } from './routing/AppRouter.tsx'
import type { AppHistory } from '#src/navigation/navigation.ts'
import { ConfigGate, LoadingShell, RetryConfig, type useRetryConfig } from './start/ConfigGate.tsx'
import { CrashBoundary } from './errors/CrashBoundary.tsx'
import { routes } from './routing/routes.tsx'
import type { Store } from './store.ts'

/** What the app is assembled from. */
export interface AppProps {
  readonly store: Store
  /** The state that a prerendered page shows; it is hydrated with it. */
  readonly serverState?: ReturnType<Store['getState']>
  readonly translator: i18n
  readonly history: AppHistory
  readonly loadConfig: ReturnType<typeof useRetryConfig>
}

/** The whole app: providers, the wait for the configuration and the first screen's file, then the screens. */
export function App({ store, serverState, translator, history, loadConfig }: AppProps) {
  // `data-starting` delays the web font until here: its arrival triggers a second layout.
  useLayoutEffect(() => document.documentElement.removeAttribute('data-starting'), [])
  return (
    <Provider store={store} serverState={serverState}>
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
