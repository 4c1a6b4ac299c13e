import type { ReactNode } from 'react'
import { parse } from 'valibot'
import { MemoryRouter } from 'react-router-dom'
import { theGuest } from '#mock-server/scenarios/scenario.ts'
import { App } from '#src/app/App.tsx'
import { loadConfig } from '#src/app/start/loadConfig.ts'
import { makeStore, restoredState } from '#src/app/store.ts'
import { paths } from '#src/navigation/paths.ts'
import { rememberLanguage } from '#src/i18n/language.ts'
import { writeGuest } from '#src/session/session.ts'
import { addTexts, makeI18n, syncDocumentLanguage } from '#src/i18n/i18n.ts'
import { screenTexts } from '#src/i18n/screenTexts.ts'
import { storeDraft } from '#src/outbox/drafts.ts'
import { receipt } from '#src/outbox/receipt.ts'
import { writeStoredReceipt } from '#src/outbox/storedReceipts.ts'
import { answerCalls, hotelFor, signFirstGuestIn } from './hotel.ts'
import { prepared, type Prepared } from './prepared.ts'
import type { Entry } from './entries.ts'
import type { ListedScreen } from './screens.ts'

interface OpenedScreen {
  readonly app: ReactNode
  /** The guest's steps to the state, to be made when the app is rendered. */
  readonly makeSteps: () => Promise<void>
}

/** Opens the whole app at a screen, with a new hotel, a new store and empty local storage. */
export function openScreen({ name, path, signedIn }: ListedScreen, { readState, language }: Entry): OpenedScreen {
  window.localStorage.clear()
  window.sessionStorage.clear()
  const hotel = hotelFor(readState)
  answerCalls(hotel, readState, path === paths.home)
  rememberLanguage(language)
  if (signedIn) writeGuest(signFirstGuestIn(hotel))
  const { path: at, state, receipt: stored, draft, steps }: Prepared = prepared[name]?.(hotel) ?? { path }
  if (stored !== undefined) writeStoredReceipt(parse(receipt, stored))

  const store = makeStore(restoredState(), () => window.location.reload())
  if (draft !== undefined) storeDraft('reservation', theGuest(hotel).id, draft)
  const load = () => void loadConfig(store, Promise.resolve())
  load()
  const translator = makeI18n(language)
  syncDocumentLanguage(translator)
  addTexts(translator, screenTexts)
  return {
    app: (
      <MemoryRouter initialEntries={[{ pathname: at, state }]} useTransitions={false}>
        <App store={store} translator={translator} loadConfig={load} />
      </MemoryRouter>
    ),
    makeSteps: async () => steps?.(translator.t),
  }
}
