import { CliError } from '#src/build/cliError.mjs'
import { checkNode, ensureInstalled } from '#src/build/prepare.mjs'

// Plain JavaScript in old syntax: every Node version must parse it, to report that it is too old.

async function run() {
  checkNode()
  await ensureInstalled(undefined, console.error)
  const tsx = await import('tsx/esm/api')
  tsx.register()
  const { deployHeaders } = await import('./deployHeaders.ts')
  console.log(await deployHeaders(process.argv.slice(2)))
}

run().catch((error) => {
  console.error(error instanceof CliError ? error.message : error)
  process.exitCode = error.exitCode || 1
})
