import path from 'node:path'
import { findBrowser } from '#tests/support/browser.mjs'
import { runNode } from '#tests/support/processes.mjs'

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function verdictOf(output) {
  const report = JSON.parse(output.slice(output.indexOf('{')))
  const specs = specsOf(report)
  const failed = specs.find(({ ok }) => !ok)
  if (failed !== undefined) return { red: failed.title }
  return specs.length > 0 && report.errors.length === 0 ? {} : { trouble: report.errors[0]?.message ?? 'no test ran in the browser' }
}

/**
 * Builds the workshop's app and runs Playwright's tests on it, for what only a browser can measure. Gives the same as
 * `openVitest`.
 */
export function openPlaywright(folder, say) {
  const bin = (name) => path.join(folder, 'node_modules', name)
  let browser
  return {
    async run(tests) {
      browser ??= findBrowser(say)
      const executable = await browser
      if (executable === undefined) return { trouble: 'no browser: install Chromium, or name one in CHROMIUM_PATH' }
      const how = { live: false, env: { NO_COLOR: '1', FORCE_COLOR: '0', CHROMIUM_PATH: executable } }
      const build = await runNode([bin('vite/bin/vite.js'), 'build', folder, '--logLevel', 'error'], how)
      if (!build.succeeded) return { trouble: `the app does not build: ${build.output.slice(0, 300)}` }
      const config = ['--config', path.join(folder, 'tests/e2e/playwright.config.ts')]
      const files = tests.map((test) => path.basename(test))
      const { output } = await runNode([bin('@playwright/test/cli.js'), 'test', ...files, ...config, '--reporter=json'], how)
      return verdictOf(output)
    },
    changed: () => {},
    close: async () => {},
  }
}
