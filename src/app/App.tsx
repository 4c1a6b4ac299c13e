import type { i18n } from 'i18next'
import { Suspense, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { ConfigGate, LoadingShell, RetryConfig, type LoadConfig } from './start/ConfigGate.tsx'
import { CrashBoundary } from './errors/CrashBoundary.tsx'
import { PreloadScreenContext } from '#src/navigation/navigation.ts'
import { SignOutRedirect } from './routing/guards.tsx'
import { OpenScreen } from './routing/OpenScreen.tsx'
import { preloadScreen } from './routing/screens.ts'
import { routes } from './routing/routes.tsx'
import type { Store } from './store.ts'

export interface AppProps {
  readonly store: Store
  /** The state that a prerendered page shows; it is hydrated with it. */
  readonly serverState?: ReturnType<Store['getState']>
  readonly translator: i18n
  readonly loadConfig: LoadConfig
}

/** The whole app in a router: providers, the wait for the configuration and the first screen's file, then the screens. */
export function App({ store, serverState, translator, loadConfig }: AppProps) {
  // Until here `data-starting` keeps the page in the fallback font: the web font triggers a second layout.
  useLayoutEffect(() => document.documentElement.removeAttribute('data-starting'), [])
  return (
    <Provider store={store} serverState={serverState}>
      <I18nextProvider i18n={translator}>
        <RetryConfig value={loadConfig}>
          <PreloadScreenContext value={preloadScreen}>
            <SignOutRedirect />
            <CrashBoundary isWholePage>
              <Suspense fallback={<LoadingShell />}>
                <ConfigGate>
                  <OpenScreen routes={routes} />
                </ConfigGate>
              </Suspense>
            </CrashBoundary>
          </PreloadScreenContext>
        </RetryConfig>
      </I18nextProvider>
    </Provider>
  )
}
