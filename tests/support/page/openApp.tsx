import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http, type HttpHandler } from 'msw'
import { afterEach, expect } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { App } from '#src/app/App.tsx'
import { makeHistory, navigationEffectsOf } from '#src/app/routing/history.ts'
import { followOtherTabs } from '#src/app/otherTabs.ts'
import { loadConfig } from '#src/app/start/loadConfig.ts'
import { makeStore, restoredState } from '#src/app/store.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { forgetPage } from '#src/navigation/rememberedPage.ts'
import { createHotel } from '#mock-server/createHotel.ts'
import { openNodeAdapter } from '#mock-server/adapters/node.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { makeTranslator } from './makeTranslator.ts'
import { paste, type User } from './paste.ts'
import { routerOver } from './routerOver.ts'

const staticConfig = { appName: 'Hotel Guest Companion', COMPANION_BASE_JAVA_URL: '/api' }

let closeApp: () => void = () => undefined
let loaded: Promise<unknown> = Promise.resolve()

afterEach(async () => {
  await loaded
  closeApp()
  forgetPage()
})

/** Options of `openApp`. */
export interface Opening {
  readonly path?: string
  readonly hotel?: Hotel
  /** Request handlers that override the hotel and `config.json`. */
  readonly instead?: readonly HttpHandler[]
}

/** Opens the whole app in jsdom, with the mock server's node adapter and the current content of the browser's storage. */
export function openApp({ path = '/', hotel = createHotel(), instead = [] }: Opening = {}) {
  const { origin } = window.location
  closeApp()
  const adapter = openNodeAdapter({ hotel, origin })
  adapter.server.use(
    ...instead,
    http.get(`${origin}/config.json`, () => HttpResponse.json(staticConfig)),
  )
  window.history.replaceState(null, '', path)
  const left: string[] = []
  const history = makeHistory()
  const store = makeStore(restoredState(), { ...navigationEffectsOf(history), leave: (to) => left.push(to) })
  const stopFollowing = followOtherTabs(store)
  closeApp = () => {
    closeApp = () => undefined
    stopFollowing()
    unmount()
    adapter.close()
  }
  const translator = makeTranslator(rememberedLanguage())
  const load = () => {
    loaded = loadConfig(store, Promise.resolve())
  }
  load()
  const { unmount } = render(<App store={store} translator={translator} history={history} loadConfig={load} />)
  const router = routerOver(history)
  return { adapter, hotel, store, router, user: userEvent.setup(), left, origin, path: () => router.location.pathname }
}

const firstGuest = { accountNumber: '100200', roomNumber: '305' }

/** Signs a guest in on the Bulgarian login screen; by default the first one of the fixtures. */
export async function signIn(user: User, who = firstGuest): Promise<void> {
  await paste(user, await screen.findByLabelText(/Номер на гост/), who.accountNumber)
  await paste(user, screen.getByLabelText(/Номер на стая/), who.roomNumber)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Вход' }))
}

/** Ends the session at the hotel, which the app notices with another call than the form's. */
export async function endSession({ hotel, store }: ReturnType<typeof openApp>) {
  const { personId = '' } = store.getState().session.user ?? {}
  hotel.faults.enable('expired-session')
  await act(
    async () => void (await store.dispatch(hotelApi.endpoints.getOrders.initiate(personId, { forceRefetch: true }))),
  )
  expect(await screen.findByText('Сесията Ви приключи')).toBeVisible()
}
