import type { ReactNode } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { App } from '#src/app/App.tsx'
import { loadConfig } from '#src/app/boot/loadConfig.ts'
import { makeStore, restoredState } from '#src/app/store.ts'
import { paths } from '#src/navigation/paths.ts'
import { rememberLanguage } from '#src/i18n/language.ts'
import { writeGuest } from '#src/session/storage.ts'
import { makeTranslator } from '#tests/support/makeTranslator.ts'
import type { Id } from '#src/schemas/fields.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { answerCalls, hotelFor, signFirstGuestIn } from './hotel.ts'
import type { Shown } from './entries.ts'
import type { ListedScreen } from './screens.ts'

/** A cart for the step that is not opened without one. */
function filledCart({ store }: Hotel, personId: Id) {
  const lines = store.products.where({}).slice(0, 3)
  return { personId, lines: lines.map(({ id }) => ({ productId: id, quantity: 1 })) }
}

/** Opens the whole app at a screen, with a hotel and a store of its own, as a device that was never here. */
export function openScreen({ path, signedIn }: ListedScreen, { face, language }: Shown): ReactNode {
  window.localStorage.clear()
  window.sessionStorage.clear()
  const hotel = hotelFor(face)
  answerCalls(hotel, face, path === paths.home)
  rememberLanguage(language)
  const guest = signedIn ? signFirstGuestIn(hotel) : null
  if (guest !== null) writeGuest(guest)

  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true })
  const go = (to: string) => history.push(to)
  const here = () => `${history.location.pathname}${history.location.search}`
  const cart = path === paths.finalizeOrder && guest !== null && { cart: filledCart(hotel, guest.personId) }
  const store = makeStore({ ...restoredState(), ...cart }, { leave: go, go, here })
  const load = () => void loadConfig(store, Promise.resolve())
  load()
  return <App store={store} translator={makeTranslator(language)} history={history} loadConfig={load} />
}
