/**
 * This script loads the app after the first paint, which its scripts would delay. They are in the page's template `#app`, with
 * addresses that the build has written. A bundle by itself, like `boot.ts`: the app opens without that one too.
 */

/** The app could not be loaded, or failed, or the browser is too old. `shell.css` then shows a message. */
function reportMissingApp(): void {
  document.documentElement.dataset['starting'] = 'failed'
}

/** Loads the scripts at the same time; each is evaluated as soon as those that it imports are. The last is the app, which imports the others. */
async function loadApp(): Promise<void> {
  const { content } = document.querySelector('template#app') as HTMLTemplateElement // The build writes both into the page.
  const addresses = [...content.querySelectorAll('script')].map((script) => String(script.getAttribute('src')))
  const results = await Promise.allSettled(addresses.map((address) => import(/* @vite-ignore */ address)))
  const app = results.at(-1)
  if (app?.status !== 'rejected') return
  console.error(app.reason)
  reportMissingApp()
}

/** How long after the first frame the browser may take to report that it has been painted. */
const REPORTED_WITHIN_MS = 500

/** Resolves when the first paint is on the screen, and at once in a page in the background, which does not paint. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
    // A frame is on the screen only some time after its callback: scripts that arrive before would delay it.
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(resolve, REPORTED_WITHIN_MS))
  })
}

/** Came with iOS 15.4, Chrome 93 and Firefox 92, so an older browser is not offered the app, which it could not run. */
if ('hasOwn' in Object) void firstPaint().then(loadApp)
else reportMissingApp()
