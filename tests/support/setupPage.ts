import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { fillJsdomGaps } from './jsdomGaps.ts'

// A busy machine is slow, not wrong: what a test waits for may take its time, and a green test does not wait.
configure({ asyncUtilTimeout: 15_000 })
fillJsdomGaps()

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.documentElement.removeAttribute('lang')
})
