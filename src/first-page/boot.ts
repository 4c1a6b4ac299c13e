/**
 * This script runs before the app, which is still loading: it requests the configuration, shows home as soon as its tiles are known, and
 * keeps a tap on it for the app. The build bundles it by itself and writes it into the page.
 */
import { applyDisplay } from '#src/ui/display.ts'
import { keepTap, notePointer } from './earlyTap.ts'
import { homeConfiguration, lastGoodHomeConfiguration } from './homeConfiguration.ts'
import { prefetchConfiguration, type Prefetched } from './prefetch.ts'
import { showHome } from './showHome.ts'
import { showScreenShell, translateLoadingState } from './showScreenShell.ts'

/** Shows home from the last good configuration; on a first visit from the responses, once they have arrived. */
async function openHome(prefetched: Promise<Prefetched | undefined>): Promise<void> {
  // The templates come after this script, so that the first paint does not wait for them.
  await new Promise((resolve) => window.addEventListener('prerendered', resolve, { once: true }))
  const lastGood = lastGoodHomeConfiguration(Date.now())
  if (lastGood !== undefined) return showHome(lastGood)
  const { config, configurations } = (await prefetched) ?? {}
  const response = await configurations
  if (response?.ok !== true) return undefined
  const list: unknown = await response.clone().json()
  const home = Array.isArray(list) ? homeConfiguration(config, list[0]) : undefined
  return home && showHome(home)
}

/** Loads the web font after the configuration: loaded earlier, it would compete with the app's chunks for bandwidth. */
async function loadWebFont(prefetched: Promise<Prefetched | undefined>): Promise<void> {
  const isCached = Boolean(navigator.serviceWorker?.controller)
  if (!isCached) await prefetched.then((found) => found?.configurations).catch(() => undefined)
  // Not a preload: browsers warn about one that is unused for seconds, which is usual on a slow network.
  await document.fonts.load('1em "Sofia Sans", "Sofia Sans Latin"', 'Я1').catch(() => undefined)
}

function start(): void {
  applyDisplay()
  const prefetched = prefetchConfiguration()
  void loadWebFont(prefetched)
  if (window.location.pathname !== import.meta.env.BASE_URL) return showScreenShell()
  translateLoadingState()
  return void openHome(prefetched).catch(() => undefined) // The app reports a configuration that cannot be read.
}

document.addEventListener('click', keepTap, true)
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) window.addEventListener(type, notePointer, true)
if (globalThis.prefetchedResponses === undefined) start()
