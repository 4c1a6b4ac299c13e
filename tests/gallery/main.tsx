import '#src/ui/index.css'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { languages } from '#src/lib/languages.ts'
import { readEntry, themes, writeEntry } from './entries.ts'
import { openScreen } from './openScreen.tsx'
import { screens } from './screens.ts'

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
