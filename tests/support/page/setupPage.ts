import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { fillJsdomGaps } from './jsdomGaps.ts'

// Long enough for a busy machine. A test that passes does not wait for it.
configure({ asyncUtilTimeout: 60_000 })
fillJsdomGaps()

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.documentElement.removeAttribute('lang')
})
