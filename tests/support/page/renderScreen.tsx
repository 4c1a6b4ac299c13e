import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import type { RouteObject } from 'react-router-dom'
import type { Config } from '#src/config/config.ts'
import { makeTranslator } from './makeTranslator.ts'
import type { Language } from '#src/lib/languages.ts'
import { OpenScreen } from '#src/app/routing/OpenScreen.tsx'
import type { GuestSession } from '#src/schemas/session.ts'
import { inMemory, type Place } from './testRouter.tsx'
import { makeTestStore } from './testStore.ts'

/** The address of the hotel's API in these tests. */
export const API = 'http://hotel.test/api'

/** The guest who is signed in by default. */
export const guest = { personId: 7, sessionId: 'token', fullName: 'Ана Петрова', roomNumber: '305' } as GuestSession

/** Options of `renderScreen`; by default English, with a signed-in guest. */
export interface Given {
  readonly routes: RouteObject[]
  readonly at: Place
  readonly guest?: GuestSession | null
  readonly config?: Partial<Config>
  readonly language?: Language
}

/** What stands on every path without a route. */
const anotherPage: RouteObject = { path: '*', element: <p>Another page</p> }

/** Renders screens with a new store and a history in memory, and returns the store and a router for the history. */
export function renderScreen({ routes, at, guest: who = guest, config = {}, language = 'en' }: Given) {
  const store = makeTestStore({ COMPANION_BASE_JAVA_URL: API, ...config }, who)
  const { routed, router } = inMemory(at, <OpenScreen routes={[...routes, anotherPage]} />)
  render(
    <Provider store={store}>
      <I18nextProvider i18n={makeTranslator(language)}>{routed}</I18nextProvider>
    </Provider>,
  )
  return { store, router }
}
