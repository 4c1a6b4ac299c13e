import { createRoot } from 'react-dom/client'
import '#src/ui/index.css'
import { rememberedLanguage, rememberLanguage } from '#src/i18n/language.ts'
import type { Language } from '#src/lib/languages.ts'
import { followHostEvents } from '#src/lib/hostEvents.ts'
import { startDisplay } from '#src/ui/display.ts'
import { Begin, type BeginView } from './begin/Begin.tsx'
import { beginDemo } from './begin/beginDemo.ts'
import { newDemo, readBegunDemo, storeBegunDemo, type BegunDemo } from './begin/begun.ts'
import { readEntrance } from './begin/entrance.ts'
import { openHotel } from './begin/openHotel.ts'
import { noteShownTo } from './begin/shownTo.ts'
import { texts } from './begin/texts.ts'
import { joinedSandbox, readLink, linkLanguage } from './link.ts'

const { search } = window.location
const joined = joinedSandbox(search)
const state = readLink(search)
const isReloaded = readBegunDemo() !== undefined
let language = isReloaded ? rememberedLanguage() : linkLanguage(search)
let isLanguageChosen = isReloaded || new URLSearchParams(search).has('language')
let view: BeginView = { state: 'beginning' }

startDisplay()
const page = document.getElementById('root')
if (page === null) throw new Error('begin/index.html has no #root')
const root = createRoot(page)

function render(): void {
  document.documentElement.lang = language
  document.title = texts[language].title
  root.render(
    <main className="frame-page">
      <Begin
        {...{ view, language, speak, retry }}
        texts={texts[language]}
        isJoined={joined !== null}
        begin={() => void begin()}
      />
    </main>,
  )
}

function show(next: BeginView): void {
  view = next
  render()
}

function speak(chosen: Language): void {
  language = chosen
  isLanguageChosen = true
  rememberLanguage(chosen)
  render()
}

async function showEntrance(demo: BegunDemo): Promise<void> {
  const entrance = await openHotel(joined).then(readEntrance, () => undefined)
  if (entrance !== undefined) return show({ state: 'begun', demo, entrance })
  // What is on the page stays: signing in says whether the hotel can be reached.
  if (view.state !== 'begun') show({ state: 'noResponse' })
}

async function begin(): Promise<void> {
  if (Array.isArray(state)) return show({ state: 'invalid', invalid: state })
  show({ state: 'beginning' })
  if (joined !== null) {
    const demo = newDemo('/')
    storeBegunDemo(demo, language)
    return showEntrance(demo)
  }
  const outcome = await beginDemo({ ...state, language })
  return 'state' in outcome ? show(outcome) : showEntrance(outcome)
}

function start(): void {
  const begun = readBegunDemo()
  if (begun === undefined) void begin()
  else if (begun.isOver) show({ state: 'over' })
  else void showEntrance(begun.demo)
}

function retry(): void {
  show({ state: 'beginning' })
  start()
}

/** On a host, reads the hotel again when the presenter has changed it. To the desk this page is a phone that has joined. */
function follow(): void {
  if (__MOCK_SERVER__ || joined === null) return
  let isFirst = !document.hidden
  followHostEvents((received) => {
    const next = noteShownTo(received, isLanguageChosen)
    if (next !== undefined) speak(next)
    if (!isFirst) start()
    isFirst = false
  })
}

render()
start()
follow()
// A page restored from the back/forward cache may be out of date: another demo may have begun since.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) start()
})
