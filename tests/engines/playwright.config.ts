import path from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './fixtures.ts'
import { engines, type Engine } from './phone.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The browsers that `npm test` has found, an empty path for Playwright's own, `none` where there is none; without `npm test`, those of Debian. */
const { FIREFOX_PATH = '/usr/bin/firefox-esr', WEBKIT_PATH = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser' } =
  process.env
const binaries = { firefox: FIREFOX_PATH, webkit: WEBKIT_PATH }

/** The tests that an engine, or its driver, cannot run. */
function leftOut(engine: Engine): string[] {
  // Playwright computes roles and names by itself; only WebKitGTK's driver asks the engine.
  const asksEngine = engine === 'webkit' && binaries.webkit !== ''
  return [
    ...(asksEngine ? [] : ['**/accessibilityTree.spec.ts']),
    // No driver of WebKit can block site data.
    ...(engine === 'webkit' ? ['**/siteDataBlocked.spec.ts'] : []),
  ]
}

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: path.join(root, 'test-results/engines'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: engines
    .filter((engine) => binaries[engine] !== 'none')
    .map((engine) => ({
      name: engine,
      workers: 1,
      testIgnore: leftOut(engine),
      use: { engine, binary: binaries[engine] },
    })),
})
