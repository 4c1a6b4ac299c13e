import '#src/ui/index.css'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { makeDeskStore } from '#mock-server/desk/store.ts'
import { makeDeskI18n } from '#mock-server/desk/texts/texts.ts'
import { startDisplay } from '#src/ui/display.ts'
import { Both } from './Both.tsx'

startDisplay()
const root = document.getElementById('root')
if (root === null) throw new Error('both/index.html has no #root')
createRoot(root).render(
  <I18nextProvider i18n={makeDeskI18n()}>
    <Provider store={makeDeskStore()}>
      <Both />
    </Provider>
  </I18nextProvider>,
)
