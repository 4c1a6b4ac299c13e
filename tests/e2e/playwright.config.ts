import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { defineConfig, devices } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')

/** The browser that `npm test` found; else the system's at one of these paths, else Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Shorter than the test's own time-out, so that the error names the action that failed.
    actionTimeout: 30_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    locale: 'de-DE',
    timezoneId: 'America/New_York',
    // Tests intercept requests, which a service worker would hide from them.
    serviceWorkers: 'block',
    // A trace (`--trace on`) takes a third of the whole time.
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'phone', use: phone }],
})
