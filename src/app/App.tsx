import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { ConfigGate } from './ConfigGate.tsx'
import { RetryConfig } from './retryConfig.ts'
import type { Router } from './routes.tsx'
import type { Store } from './store.ts'

/** What the app is assembled from. */
export interface AppProps {
  readonly store: Store
  readonly translator: i18n
  readonly router: Router
  readonly loadConfig: () => void
}

/** The whole app: providers, the wait for the configuration, then the screens. */
export function App({ store, translator, router, loadConfig }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={translator}>
        <RetryConfig value={loadConfig}>
          <ConfigGate>
            <RouterProvider router={router} />
          </ConfigGate>
        </RetryConfig>
      </I18nextProvider>
    </Provider>
  )
}
