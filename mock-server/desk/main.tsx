import '#src/ui/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { startDisplay } from '#src/ui/display.ts'
import { Desk, StaffDevice } from './Desk.tsx'
import { folder, staffHeaders } from './link.ts'
import { Print, printedPage } from './print/Print.tsx'
import { makeDeskStore } from './store.ts'
import { makeDeskI18n } from './texts/texts.ts'

startDisplay()
// A file that is dropped beside a field would take the place of the desk.
for (const name of ['dragover', 'drop'] as const)
  window.addEventListener(name, (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault())
if (__MOCK_SERVER__) await (await import('#mock-server/browser.ts')).openBrowserMock('/api', `${folder}/`)

const page = printedPage(window.location.search)
const desk = page === undefined ? <Desk /> : <Print page={page} />
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={makeDeskI18n()}>
      <Provider store={makeDeskStore()}>{staffHeaders(window.location) ? <StaffDevice /> : desk}</Provider>
    </I18nextProvider>
  </StrictMode>,
)
