import { startTransition, StrictMode } from 'react'
import { App, type AppProps } from '#src/app/App.tsx'
import { reportErrors } from './app/errors/errorReports.ts'
import { startMockServer } from './app/start/mockServer.ts'
import { makeHistory, navigationEffectsOf } from './app/routing/history.ts'
import { followOtherTabs } from '#src/app/otherTabs.ts'
import { followPresses } from './app/start/focusRing.ts'
import { loadConfig } from './app/start/loadConfig.ts'
import { followPointer } from './app/start/pointerRest.ts'
import { replaceBlockedPage } from './app/start/replaceBlockedPage.ts'
import { createRoot, hydrateRoot } from './app/start/react.ts'
import { routes } from './app/routing/routes.tsx'
import { makeStore, restoredState } from '#src/app/store.ts'
import { selectConfigState } from '#src/config/configSlice.ts'
import { syncDocumentLanguage, makeI18n } from '#src/i18n/i18n.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { loadScreenTexts } from '#src/i18n/i18n.ts'
import { setStartingState } from '#src/lib/startingState.ts'
import { preloadScreen } from '#src/navigation/preloadScreens.ts'
import { paths } from '#src/navigation/paths.ts'
import { startDisplay } from '#src/ui/display.ts'

/** Whether `boot.ts` has shown home, and if so, with or without the message that the app is offline. */
const prerenderedAs = () => document.getElementById('root')?.dataset['prerendered']

/** How long the app waits for the configuration before it replaces the page's shell by its own loading state. */
const MAX_WAIT_MS = 1_000

function startApp(): void {
  const mockServerReady = startMockServer()
  const translator = makeI18n(rememberedLanguage())
  syncDocumentLanguage(translator)
  const history = makeHistory()
  const effects = navigationEffectsOf(history)
  const store = makeStore(restoredState(), effects)
  const load: AppProps['loadConfig'] = (how) => void loadConfig(store, mockServerReady, how)
  const report = reportErrors({ store, routes, here: effects.here })

  const stopWaiting = store.subscribe(() => {
    const { ready, error } = selectConfigState(store.getState())
    if (ready || error !== null) renderApp()
  })
  const timer = setTimeout(() => {
    if (prerenderedAs() === undefined) renderApp()
  }, MAX_WAIT_MS)

  function renderApp(): void {
    stopWaiting()
    clearTimeout(timer)
    const root = document.getElementById('root')
    if (root === null) throw new Error('index.html has no #root')
    setStartingState('rendering')
    const state = store.getState()
    const app = (
      <StrictMode>
        <App store={store} serverState={state} translator={translator} history={history} loadConfig={load} />
      </StrictMode>
    )
    const { ready, error } = selectConfigState(state)
    const isPrerendered = ready && prerenderedAs() === (error === null ? 'online' : 'offline')
    // React cannot hydrate what a browser's translator has changed.
    const isTranslated = root.querySelector('font') !== null
    const render = () => {
      if (isPrerendered && !isTranslated) hydrateRoot(root, app, { onCaughtError })
      else createRoot(root, { onCaughtError }).render(app)
    }
    // A first visit renders in time slices, so that a slow device stays responsive; later visits render at once.
    if (navigator.serviceWorker?.controller) render()
    else startTransition(render)
  }

  /** Reports an error that `CrashBoundary` shows. */
  function onCaughtError(error: unknown): void {
    console.error(error)
    report(error)
  }

  followOtherTabs(store)
  if (__DEMO__) {
    const followPresenter = async () => (await import('./app/start/followDemo.ts')).followDemo(store)
    void mockServerReady.then(followPresenter, () => undefined) // `loadConfig` reports the failure.
  }
  followPointer()
  followPresses()
  load()
  const [opensAt = paths.home] = effects.here().split('?')
  if (opensAt === paths.home) return
  preloadScreen(routes, opensAt)
  void loadScreenTexts(translator).catch(() => undefined) // `ScreenTexts` loads them again.
}

// Tells `loadApp.ts` that the app has started.
setStartingState('app')
startDisplay()
void replaceBlockedPage()
// Evaluating the libraries was a long task: yield to the browser, so that it handles input and paints before rendering.
setTimeout(startApp)
