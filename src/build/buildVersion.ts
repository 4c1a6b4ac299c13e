import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { Plugin } from 'vite'

/**
 * Vite plugin: defines `__BUILD__` and writes `version.json`, with the project's version and the time of this build: now, or
 * `SOURCE_DATE_EPOCH` (in seconds), so that builds of the same source can be reproducible.
 */
export function versionFile(): Plugin {
  const file = path.resolve(import.meta.dirname, '../../package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string } // the project's own
  const epoch = Number(process.env['SOURCE_DATE_EPOCH'])
  const moment = epoch > 0 ? new Date(epoch * 1000) : new Date()
  const build = { version, builtAt: `${moment.toISOString().slice(0, 19)}Z` }
  return {
    name: 'version-file',
    config: () => ({ define: { __BUILD__: JSON.stringify(build) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(build)}\n` })
    },
  }
}
