import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { defineConfig, devices } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')

const existing = (...files: readonly string[]) => files.find((file) => existsSync(file))

/** The browsers that `npm test` has found; without `npm test`, those of the system, or else Playwright's own. */
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env
const chromium = CHROMIUM_PATH ?? existing('/usr/bin/chromium', '/usr/bin/google-chrome')
const headlessShell = CHROMIUM_PATH ? HEADLESS_SHELL_PATH : existing('/usr/bin/chromium-headless-shell')

const launch = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

/** Tests that need features which headless Chromium lacks: the back/forward cache and profile settings. */
const ofWholeBrowser = /(?:backForward|siteDataBlocked)\.spec\.ts$/

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Shorter than the test's own time-out, so that the error names the action that failed.
    actionTimeout: 30_000,
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
      name: 'phone',
      testIgnore: ofWholeBrowser,
      use: { ...phone, launchOptions: launch(headlessShell ?? chromium) },
    },
    { name: 'whole browser', testMatch: ofWholeBrowser, use: { ...phone, launchOptions: launch(chromium) } },
  ],
})
