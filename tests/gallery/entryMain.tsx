import '#src/ui/index.css'
import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { openScreen } from './openScreen.tsx'
import { readEntry, type Entry } from './entries.ts'
import { screens } from './screens.ts'
import { Stories } from './Stories.tsx'

/** What an entry renders, and what happens then. */
function open(shown: Entry): { readonly element: ReactNode; readonly makeSteps?: () => Promise<void> } {
  const [kind, name = ''] = shown.show.split('/')
  if (kind === 'components') return { element: <Stories name={name} language={shown.language} /> }
  const screen = screens.find((each) => each.name === name)
  if (screen === undefined) return { element: <h1>There is no screen {name}</h1> }
  const { app, makeSteps } = openScreen(screen, shown)
  return { element: app, makeSteps }
}

let root: Root | undefined

/**
 * Shows the entry in the URL fragment, and then names it in `data-shown`. Uses a new React root for each, so that no state of the
 * previous entry remains.
 */
async function show(): Promise<void> {
  const { hash } = window.location
  const shown = readEntry(hash.slice(1))
  root?.unmount()
  const place = document.getElementById('root')
  if (place === null) throw new Error('entry.html has no #root')
  root = createRoot(place)
  document.documentElement.lang = shown.language
  document.documentElement.dataset.theme = shown.theme
  document.title = shown.show
  window.scrollTo(0, 0)
  const { element, makeSteps } = open(shown)
  root.render(<StrictMode>{element}</StrictMode>)
  await makeSteps?.()
  document.documentElement.dataset.shown = hash
}

window.addEventListener('hashchange', () => void show())
void show()
