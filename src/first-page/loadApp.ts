/**
 * This script loads the app after the first paint, which its scripts would delay. They are in the page's template `#app`, with
 * addresses that the build has written. A bundle by itself, like `boot.ts`: the app opens without that one too.
 */
import { setStartingState, startingState } from '#src/lib/startingState.ts'
import { openTappedLink } from './earlyTap.ts'

/** A script of the app could not be loaded, or failed. `shell.css` then shows a message. */
function reportMissingApp(): void {
  if (startingState() !== '') return
  setStartingState('failed')
  openTappedLink()
}

/** Loads the scripts at the same time; each is evaluated as soon as those that it imports are. */
function loadApp(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('template#app')?.content.querySelectorAll('script') ?? []
  const addresses = [...scripts].map((script) => String(script.getAttribute('src')))
  Promise.all(addresses.map((address) => import(/* @vite-ignore */ address))).catch((error: unknown) => {
    console.error(error)
    reportMissingApp()
  })
}

let hasBegun = false

function begin(): void {
  if (hasBegun) return
  hasBegun = true
  loadApp()
}

// A page in the background does not paint, so it does not wait.
if (document.hidden) begin()
document.addEventListener('visibilitychange', begin)
requestAnimationFrame(() => setTimeout(begin))
