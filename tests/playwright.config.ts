import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowsers } from '#tests/support/run/browsers.mjs'

const browsers = findBrowsers()
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
/** Firefox and WebKit have no device emulation that is worth it: a phone's window with a mouse. */
const window = { viewport: phone.viewport, locale: 'bg-BG', timezoneId: 'Europe/Sofia' }

/** Settings of Firefox: no animations and no spare processes, which take two thirds of the CPU time. */
const leanFirefox = {
  'ui.prefersReducedMotion': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.ipc.processCount': 1,
  'network.cookie.cookieBehavior': 0,
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(import.meta.dirname, '../test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // A limit for a test that hangs. A machine of a third of the speed must stay far below it.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // Shorter than the test's own limit, so that the error names the action that failed.
    actionTimeout: 90_000,
    locale: 'de-DE',
    timezoneId: 'America/New_York',
    // Tests intercept requests, which a service worker would hide from them.
    serviceWorkers: 'block',
    // Animations take a third of a flow's CPU time. One journey and the tests about motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace (`--trace on`) takes a third of the total time.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      grepInvert: /@whole/,
      use: { ...phone, launchOptions: browsers.chromium ?? {} },
    },
    // Tests that need features which headless Chromium lacks: the back/forward cache and profile settings.
    {
      name: 'whole chromium',
      grep: /@whole/,
      use: { ...phone, launchOptions: browsers.wholeChromium ?? {} },
    },
    ...(browsers.firefox === undefined
      ? []
      : [
          {
            name: 'firefox',
            grep: /@engines/,
            use: {
              ...window,
              browserName: 'firefox' as const,
              launchOptions: { ...browsers.firefox, firefoxUserPrefs: leanFirefox },
            },
          },
        ]),
    ...(browsers.webkit === undefined
      ? []
      : [{ name: 'webkit', grep: /@engines/, use: { ...window, browserName: 'webkit' as const } }]),
  ],
})
