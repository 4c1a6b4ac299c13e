import { act, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { HttpResponse, http, type HttpHandler } from 'msw'
import { afterEach, expect } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { App } from '#src/app/App.tsx'
import { syncTabs } from '#src/app/syncTabs.ts'
import { loadConfig } from '#src/app/start/loadConfig.ts'
import { makeStore, restoredState } from '#src/app/store.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { writeGuest } from '#src/session/session.ts'
import { makeAddressCanonical } from '#src/navigation/paths.ts'
import { forgetPage } from '#src/navigation/rememberedPage.ts'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { openNodeMock } from '#mock-server/node.ts'
import { elena } from '#tests/e2e/elena.ts'
import { signFirstGuestIn } from '#tests/support/firstGuest.ts'
import { makeTranslator } from './makeTranslator.ts'
import { newUser, paste, type User } from './user.ts'
import { noteLostFocus } from './lostFocus.ts'
import { routerProbe } from './testRouter.tsx'

const staticConfig = { appName: 'Hotel Guest Companion', COMPANION_BASE_JAVA_URL: '/api' }

/** Products of the fixtures that differ in menu and category. */
const fewProducts = ['tarator', 'espresso']

/** The demo hotel with two products: on a longer page jsdom is slow to find a button. */
export function smallHotel(hotel = openHotel()): Hotel {
  hotel.change((db) => db.products.deleteMany({ where: { id: { notIn: fewProducts } } }))
  return hotel
}

let closeApp: () => void = () => undefined
let loaded: Promise<unknown> = Promise.resolve()

afterEach(async () => {
  await loaded
  noteLostFocus() // Runs before the other hooks.
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
export function openApp({ path = '/', hotel = smallHotel(), instead = [] }: Opening = {}) {
  const { origin } = window.location
  closeApp()
  const adapter = openNodeMock({ hotel, origin })
  adapter.server.use(
    ...instead,
    http.get(`${origin}/config.json`, () => HttpResponse.json(staticConfig)),
  )
  window.history.replaceState(null, '', path)
  makeAddressCanonical()
  const store = makeStore(restoredState(), () => undefined)
  const stopFollowing = syncTabs(store)
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
  const { Probe, router } = routerProbe()
  const { unmount } = render(
    <BrowserRouter useTransitions={false}>
      <Probe />
      <App store={store} translator={translator} loadConfig={load} />
    </BrowserRouter>,
  )
  return { adapter, hotel, store, router, user: newUser(), path: () => router.location.pathname }
}

/** Stores the session of Elena, who signed in before the app was opened, and returns its token. */
export function storeSession(hotel: Hotel): string {
  const session = signFirstGuestIn(hotel)
  writeGuest(session)
  return session.sessionId
}

/** Opens the app for Elena, who has signed in before. */
export function openAsGuest({ hotel = smallHotel(), ...opening }: Opening = {}) {
  storeSession(hotel)
  return openApp({ ...opening, hotel })
}

/** Signs a guest in on the Bulgarian login screen; by default Elena. */
export async function signIn(
  user: User,
  who: Pick<typeof elena, 'accountNumber' | 'roomNumber'> = elena,
): Promise<void> {
  await paste(user, await screen.findByLabelText(/Номер на гост/), who.accountNumber)
  await paste(user, screen.getByLabelText(/Номер на стая/), who.roomNumber)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Вход' }))
}

/** Puts one dish of room service into the cart, and opens the review. */
export async function reviewOneDish(user: User): Promise<void> {
  const [more] = await screen.findAllByRole('button', { name: /Добавете един брой/ })
  await user.click(more ?? expect.unreachable())
  await user.click(screen.getByRole('button', { name: /Прегледайте поръчката/ }))
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
