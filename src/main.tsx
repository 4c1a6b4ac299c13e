import './app/boot/sharedByScreens.ts'
import { startTransition, StrictMode } from 'react'
import { App } from '#src/app/App.tsx'
import { reportErrors } from './app/errors/errorReports.ts'
import { openFakeHotel } from './app/boot/fakeHotel.ts'
import { makeHistory, navigationEffectsOf } from './app/routing/history.ts'
import { followOtherTabs } from '#src/app/otherTabs.ts'
import { loadConfig } from './app/boot/loadConfig.ts'
import { createRoot } from './app/boot/react.ts'
import { routes } from './app/routing/routes.tsx'
import { makeStore, restoredState } from '#src/app/store.ts'
import { selectConfigState } from '#src/config/configSlice.ts'
import { makeI18n } from '#src/i18n/i18n.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { loadScreenTexts } from '#src/i18n/screenTexts.ts'
import { preloadScreen } from '#src/navigation/fetchAhead.ts'
import { paths } from '#src/navigation/paths.ts'
import { startDisplay } from '#src/ui/display.ts'

/** The page shows its shell already: the app waits this long for the configuration before it draws one of its own. */
const PATIENCE_MS = 1_000

function open(): void {
  const hotelOpen = openFakeHotel()
  const translator = makeI18n(rememberedLanguage())
  const history = makeHistory()
  const effects = navigationEffectsOf(history)
  const store = makeStore(restoredState(), effects)
  const load = () => void loadConfig(store, hotelOpen)
  const report = reportErrors({ store, routes, here: effects.here })

  const stopWaiting = store.subscribe(() => {
    const { ready, error } = selectConfigState(store.getState())
    if (ready || error !== null) draw()
  })
  const patience = setTimeout(draw, PATIENCE_MS)

  function draw(): void {
    stopWaiting()
    clearTimeout(patience)
    const root = document.getElementById('root')
    if (root === null) throw new Error('index.html has no #root')
    const render = () =>
      createRoot(root, { onCaughtError: caught }).render(
        <StrictMode>
          <App store={store} translator={translator} history={history} loadConfig={load} />
        </StrictMode>,
      )
    // On a first visit in small pieces, so that a slow phone can answer meanwhile; later nothing else is under way.
    if (navigator.serviceWorker?.controller) render()
    else startTransition(render)
  }

  /** A screen broke, and says so itself. */
  function caught(error: unknown): void {
    console.error(error)
    report(error)
  }

  followOtherTabs(store)
  load()
  const [opensAt = paths.home] = effects.here().split('?')
  if (opensAt === paths.home) return
  preloadScreen(routes, opensAt)
  void loadScreenTexts(translator).catch(() => undefined) // The screen asks again.
}

// Here it is: `boot.ts` need not say that it has not come.
document.documentElement.setAttribute('data-starting', 'app')
startDisplay()
// A tap or a frame may come in between: the libraries have just made themselves ready.
setTimeout(open)
