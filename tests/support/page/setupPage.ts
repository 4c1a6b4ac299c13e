import '@testing-library/jest-dom/vitest'
import { cleanup, configure, screen } from '@testing-library/react'
import { afterEach } from 'vitest'
import { fillJsdomGaps } from './jsdomGaps.ts'
import { followPresses, lostFocuses, noteLostFocus } from './lostFocus.ts'

// Long enough for a busy machine. A test that passes does not wait for it, and the page is printed once for a test that failed,
// not for each attempt of a wait.
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message ?? 'No such element') })
fillJsdomGaps()

// The app's limits from 2 s, such as 4 s on a form that is being sent, end with fake timers only: a slow machine would reach them.
// Waits of tests have a minute.
for (const name of ['setTimeout', 'setInterval'] as const) {
  const begin: (then: TimerHandler, ms?: number, ...given: unknown[]) => number = window[name]
  const unlessLimit: typeof begin = (then, ms = 0, ...given) =>
    ms >= 2_000 && ms < 60_000 ? 0 : begin(then, ms, ...given)
  Object.assign(window, { [name]: unlessLimit })
}

/**
 * Texts beside something else. React keeps their nodes: it changes them and puts elements before them. But a browser's translator replaces
 * each text node by an element, and React then changes what has left the page, or throws. The text that is an element's only child React
 * replaces as a whole. A space may stand between elements that stay.
 */
const besideOthers: string[] = []
const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
new MutationObserver((changes) => {
  for (const root of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node !== null; node = texts.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '' && isOfReact(node)) besideOthers.push(node.data)
    }
  }
}).observe(document, { childList: true, subtree: true })

followPresses()

afterEach(({ task }) => {
  if (task.result?.state === 'fail') screen.debug()
  noteLostFocus()
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.documentElement.removeAttribute('lang')
  const [text] = besideOthers.splice(0)
  if (text !== undefined) throw new Error(`This text needs an element of its own, as setupPage.ts says: ${text}`)
  const [lost] = lostFocuses()
  if (lost !== undefined) throw new Error(`The focus is nowhere after what was pressed has gone: ${lost}`)
})
