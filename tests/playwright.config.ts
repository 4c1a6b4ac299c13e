import { existsSync } from 'node:fs'
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

const root = path.join(import.meta.dirname, '..')

/** A server that all workers share, on a free port; Playwright stores its address, as the first line that has one says, in `name`. */
function server(name: 'HOST' | 'DEMO_HOST' | 'DEMO' | 'GALLERY', program: string) {
  const stdout = new RegExp(`(?<${name}>http://(?:localhost|127\\.0\\.0\\.1):\\d+)(?!/__demo|\\d)`)
  return { name, command: `node ${program} --port 0`, cwd: root, wait: { stdout }, timeout: 240_000 }
}

const isBuilt = (folder: string) => existsSync(path.join(root, folder))
const preview = 'node_modules/vite/bin/vite.js preview --host 127.0.0.1'
/** Playwright empties this folder first. */
const outputDir = path.join(root, 'test-results')

export default defineConfig({
  testDir: 'e2e',
  outputDir,
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
  webServer: [
    // The demo host with the production build.
    server('HOST', `--import tsx mock-server/server/serve.ts --data ${outputDir}/hosts/production`),
    // The same as `npm start` builds and runs it.
    server('DEMO_HOST', `mock-server/server/start.mjs --no-open --data ${outputDir}/hosts/demo`),
    // The demo build on a static host, whose hotel runs inside the browser, and the gallery: after `npm run build:all`.
    ...(isBuilt('dist-demo') ? [server('DEMO', `${preview} --mode demo --outDir dist-demo`)] : []),
    ...(isBuilt('.cache/gallery') ? [server('GALLERY', `${preview} --config tests/gallery/vite.config.ts`)] : []),
  ],
  projects: [
    // Tests that need features which headless Chromium lacks: the back/forward cache and profile settings.
    {
      name: 'whole chromium',
      grep: /@whole/,
      use: { ...phone, launchOptions: browsers.wholeChromium ?? {} },
    },
    {
      name: 'chromium',
      grepInvert: /@whole/,
      use: { ...phone, launchOptions: browsers.chromium ?? {} },
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
