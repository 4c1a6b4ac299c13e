import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#src/app/App.tsx'
import { openFakeHotel } from '#src/app/fakeHotel.ts'
import { makeHistory, surroundingsOf } from '#src/app/history.ts'
import { followOtherTabs } from '#src/app/otherTabs.ts'
import { loadConfig } from '#src/app/loadConfig.ts'
import { preloadScreen } from '#src/app/routes.tsx'
import { makeStore } from '#src/app/store.ts'
import { makeI18n } from '#src/i18n/i18n.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { startDisplay } from '#src/ui/display.ts'

startDisplay()
const hotelOpen = openFakeHotel()
const translator = makeI18n(rememberedLanguage())
const history = makeHistory()
const surroundings = surroundingsOf(history)
const store = makeStore(surroundings)
const load = () => void loadConfig(store, hotelOpen)

followOtherTabs(store)
load()
preloadScreen(surroundings.here())
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App store={store} translator={translator} history={history} loadConfig={load} />
  </StrictMode>,
)
