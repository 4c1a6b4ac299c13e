import { createRoot } from 'react-dom/client'
import '#src/ui/index.css'
import { startDisplay } from '#src/ui/display.ts'
import { Begin, type BeginView } from './begin/Begin.tsx'
import { beginDemo } from './begin/beginDemo.ts'
import { readBegunDemo } from './begin/begun.ts'
import { forgetGuest } from './begin/forgetGuest.ts'
import { texts } from './begin/texts.ts'
import { joinedSandbox, readLink, linkLanguage } from './link.ts'

const { search } = window.location
const language = linkLanguage(search)
const state = readLink(search)

startDisplay()
document.documentElement.lang = language
document.title = texts[language].title
const page = document.getElementById('root')
if (page === null) throw new Error('begin/index.html has no #root')
const root = createRoot(page)

function show(view: BeginView): void {
  root.render(<Begin view={view} texts={texts[language]} begin={() => void begin()} />)
}

async function begin(): Promise<void> {
  if (Array.isArray(state)) return show({ state: 'invalid', invalid: state })
  show({ state: 'beginning' })
  const outcome = await beginDemo({ ...state, language })
  show('state' in outcome ? outcome : { state: 'begun', demo: outcome, isOver: false })
}

function join(sandbox: string): void {
  forgetGuest()
  window.location.replace(`/?sandbox=${encodeURIComponent(sandbox)}`)
}

function start(): void {
  const sandbox = joinedSandbox(search)
  if (sandbox !== null) return join(sandbox)
  const begun = readBegunDemo()
  if (begun === undefined) void begin()
  else show({ state: 'begun', ...begun })
}

start()
// A page restored from the back/forward cache may be out of date: another demo may have begun since.
window.addEventListener('pageshow', ({ persisted }) => persisted && start())
