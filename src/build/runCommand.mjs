import './checkFirst.cjs'
import { reportError } from './cliError.mjs'

/**
 * Runs a command written in TypeScript: installs what is missing, as `ensureInstalled` with these options, and calls `run`, which imports it.
 * An expected error is printed as one sentence.
 */
export function runCommand(run, options) {
  async function start() {
    // Loaded afterwards: an old Node cannot read it.
    const { ensureInstalled } = await import('./prepare.mjs')
    await ensureInstalled(options)
    const tsx = await import('tsx/esm/api')
    tsx.register()
    await run()
  }
  void start().catch(reportError)
}
