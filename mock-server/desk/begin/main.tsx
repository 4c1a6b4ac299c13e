import { createRoot } from 'react-dom/client'
import '#src/ui/index.css'
import { startDisplay } from '#src/ui/display.ts'
import { Begin } from './Begin.tsx'

startDisplay()
const page = document.getElementById('root')
if (page === null) throw new Error('begin/index.html has no #root')
createRoot(page).render(<Begin />)
