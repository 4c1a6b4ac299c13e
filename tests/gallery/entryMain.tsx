import '#src/ui/index.css'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { openScreen } from './openScreen.tsx'
import { readEntry } from './entries.ts'
import { screens } from './screens.ts'

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
