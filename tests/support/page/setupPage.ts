import '@testing-library/jest-dom/vitest'
import { cleanup, configure, screen } from '@testing-library/react'
import { afterEach } from 'vitest'
import { fillJsdomGaps } from './jsdomGaps.ts'

// Long enough for a busy machine. A test that passes does not wait for it, and the page is printed once for a test that failed,
// not for each attempt of a wait.
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message ?? 'No such element') })
fillJsdomGaps()

afterEach(({ task }) => {
  if (task.result?.state === 'fail') screen.debug()
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.documentElement.removeAttribute('lang')
})
