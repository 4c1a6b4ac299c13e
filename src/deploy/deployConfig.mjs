import { CliError } from '#src/build/cliError.mjs'
import { checkNode, ensureInstalled } from '#src/build/prepare.mjs'

// Plain JavaScript in old syntax: every Node version must parse it, to report that it is too old.

async function run() {
  checkNode()
  await ensureInstalled(undefined, console.error)
  const tsx = await import('tsx/esm/api')
  tsx.register()
  const { deployConfig } = await import('./deployConfig.ts')
  console.log(await deployConfig(process.argv.slice(2)))
}

run().catch((error) => {
  console.error(error instanceof CliError ? error.message : error)
  process.exitCode = error.exitCode || 1
})
