import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#src/app/App.tsx'
import { openFakeHotel } from '#src/app/fakeHotel.ts'
import { followOtherTabs } from '#src/app/otherTabs.ts'
import { loadConfig } from '#src/app/loadConfig.ts'
import { makeRouter } from '#src/app/routes.tsx'
import { makeStore } from '#src/app/store.ts'
import { makeI18n } from '#src/i18n/i18n.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { startDisplay } from '#src/ui/display.ts'

startDisplay()
const hotelOpen = openFakeHotel()
const translator = makeI18n(rememberedLanguage())
const store = makeStore({
  leave: (path) => window.location.assign(router.createHref(new URL(path, window.location.origin))),
  go: (path) => router.navigate(path),
  here: () => {
    const { pathname, search } = router.state.location
    return `${pathname.slice(import.meta.env.BASE_URL.length - 1)}${search}`
  },
})
const router = makeRouter()
const load = () => void loadConfig(store, hotelOpen)

followOtherTabs(store)
load()
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App store={store} translator={translator} router={router} loadConfig={load} />
  </StrictMode>,
)
