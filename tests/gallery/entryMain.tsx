import '#src/ui/index.css'
import '#src/app/boot/sharedByScreens.ts'
import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { openScreen } from './openScreen.tsx'
import { readEntry, galleryScreens, type Entry } from './entries.ts'
import { Stories } from './Stories.tsx'

function element(shown: Entry): ReactNode {
  const [kind, name = ''] = shown.show.split('/')
  if (kind === 'components') return <Stories name={name} language={shown.language} />
  const screen = galleryScreens.find((each) => each.name === name)
  if (screen === undefined) return <h1>There is no screen {name}</h1>
  return openScreen(screen, shown)
}

let root: Root | undefined

/** Shows the entry in the URL fragment. Uses a new React root for each, so that no state of the previous entry remains. */
function show(): void {
  const shown = readEntry(window.location.hash.slice(1))
  root?.unmount()
  const place = document.getElementById('root')
  if (place === null) throw new Error('entry.html has no #root')
  root = createRoot(place)
  document.documentElement.lang = shown.language
  document.documentElement.dataset.theme = shown.theme
  document.title = shown.show
  document.documentElement.dataset.shown = window.location.hash
  window.scrollTo(0, 0)
  root.render(<StrictMode>{element(shown)}</StrictMode>)
}

window.addEventListener('hashchange', show)
show()
