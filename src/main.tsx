import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App, type AppProps } from '#src/app/App.tsx'
import { reportErrors } from './app/errors/errorReports.ts'
import { syncTabs } from '#src/app/syncTabs.ts'
import { loadConfig, startMockServer } from './app/start/loadConfig.ts'
import { trackFocusSource, trackPointer } from './app/start/pointer.ts'
import { replaceBlockedPage } from './app/errors/chunkLoadErrors.ts'
import { createRoot, hydrateRoot } from './app/start/react.ts'
import { loadPage } from './app/listeners.ts'
import { preloadScreen } from './app/routing/screens.ts'
import { makeStore, restoredState } from '#src/app/store.ts'
import { selectConfigState } from '#src/config/configSlice.ts'
import { loadScreenTexts, makeI18n, syncDocumentLanguage } from '#src/i18n/i18n.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { makeAddressCanonical, openAddress, paths, routePattern } from '#src/navigation/paths.ts'
import { startDisplay } from '#src/ui/display.ts'

/** How long the app waits for the configuration before it replaces the page's shell by its own loading state. */
const MAX_WAIT_MS = 1_000

function startApp(): void {
  const mockServerReady = startMockServer()
  makeAddressCanonical()
  const store = makeStore(restoredState(), loadPage)
  const translator = makeI18n(rememberedLanguage(), () => selectConfigState(store.getState()).config?.receptionDial)
  syncDocumentLanguage(translator)
  const load: AppProps['loadConfig'] = (how) => void loadConfig(store, mockServerReady, how)
  const report = reportErrors(store)
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')

  const stopWaiting = store.subscribe(() => {
    const { ready, error } = selectConfigState(store.getState())
    if (ready || error !== null) renderApp(root)
  })
  const timer = setTimeout(() => {
    if (root.dataset['home'] === undefined) renderApp(root)
  }, MAX_WAIT_MS)

  function renderApp(container: HTMLElement): void {
    stopWaiting()
    clearTimeout(timer)
    const state = store.getState()
    const app = (
      <StrictMode>
        <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
          <App store={store} serverState={state} translator={translator} loadConfig={load} />
        </BrowserRouter>
      </StrictMode>
    )
    const { ready, error } = selectConfigState(state)
    // `home.ts` has shown home, with or without the message that the app is offline.
    const isPrerendered = ready && container.dataset['home'] === (error === null ? 'online' : 'offline')
    container.dataset['home'] = 'rendering'
    // React cannot hydrate what a browser's translator has changed.
    const isTranslated = container.querySelector('font') !== null
    // In time slices, so that a slow device stays responsive.
    startTransition(() => {
      if (isPrerendered && !isTranslated) hydrateRoot(container, app, { onCaughtError })
      else createRoot(container, { onCaughtError }).render(app)
    })
  }

  /** Reports an error that `CrashBoundary` shows. */
  function onCaughtError(error: unknown): void {
    console.error(error)
    report(error)
  }

  syncTabs(store)
  if (__DEMO__) {
    const followPresenter = async () => (await import('./app/start/followDemo.ts')).followDemo(store)
    void mockServerReady.then(followPresenter, () => undefined) // `loadConfig` reports the failure.
  }
  trackPointer()
  trackFocusSource()
  load()
  const opensAt = routePattern(openAddress())
  if (opensAt === paths.home) return
  preloadScreen(opensAt)
  void loadScreenTexts(translator).catch(() => undefined) // The screen loads them again.
}

startDisplay()
// The link to a prepared hotel: the demo's own page begins it.
if (__DEMO__ && window.location.hash.startsWith('#hotel='))
  window.location.replace(`${import.meta.env.BASE_URL}__demo/both/?${window.location.hash.slice(1)}`)
void replaceBlockedPage()
// Evaluating the libraries was a long task: yield to the browser, so that it handles input and paints before rendering.
setTimeout(startApp)
