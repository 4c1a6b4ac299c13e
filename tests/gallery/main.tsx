import '#src/ui/index.css'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { languages } from '#src/lib/languages.ts'
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
import { signFirstGuestIn } from '#tests/support/firstGuest.ts'
import { answerCalls, hotelFor } from './hotel.ts'
import { prepared, type Prepared } from './prepared.ts'
import { readEntry, themes, writeEntry, type Entry } from './entries.ts'
import { screens, type ListedScreen } from './screens.ts'

let root: Root | undefined

/** The list of entries, each in every language and theme. */
function List() {
  const looks = themes.flatMap((theme) => languages.map((language) => ({ theme, language })))
  return (
    <ul style={{ padding: '1rem' }}>
      {screens.flatMap(({ name, readStates }) =>
        readStates.map((readState) => (
          <li key={name + readState}>
            {name} {readState}:{' '}
            {looks.map(({ theme, language }) => (
              <a key={theme + language} href={`#${writeEntry({ screen: name, readState, language, theme })}`}>
                {` ${language} ${theme} `}
              </a>
            ))}
          </li>
        )),
      )}
    </ul>
  )
}

/** Opens the whole app at a screen, with a new hotel, a new store and empty local storage. */
function openScreen({ name, path, signedIn }: ListedScreen, { readState, language }: Entry) {
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

/**
 * Shows the entry in the URL fragment, and then names it in `data-shown`; the list of entries without one. Uses a new React root for
 * each, so that no state of the previous entry remains.
 */
async function show(): Promise<void> {
  const { hash } = window.location
  const shown = readEntry(hash.slice(1))
  root?.unmount()
  const place = document.getElementById('root')
  if (place === null) throw new Error('index.html has no #root')
  root = createRoot(place)
  if (hash === '') return root.render(<List />)
  document.documentElement.lang = shown.language
  document.documentElement.dataset.theme = shown.theme
  document.title = shown.screen
  window.scrollTo(0, 0)
  const screen = screens.find(({ name }) => name === shown.screen)
  if (screen === undefined) return root.render(<h1>There is no screen {shown.screen}</h1>)
  const { app, makeSteps } = openScreen(screen, shown)
  root.render(<StrictMode>{app}</StrictMode>)
  await makeSteps()
  document.documentElement.dataset.shown = hash
}

window.addEventListener('hashchange', () => void show())
void show()
