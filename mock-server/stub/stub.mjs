import { CliError } from '#src/build/cliError.mjs'
import { checkNode, ensureInstalled } from '#src/build/prepare.mjs'

// Plain JavaScript in old syntax: any Node must be able to load it, to report that it is too old.

async function start() {
  checkNode()
  await ensureInstalled()
  const tsx = await import('tsx/esm/api')
  tsx.register()
  const { runStub } = await import('./stub.ts')
  await runStub(process.argv.slice(2))
}

start().catch((error) => {
  console.error(error instanceof CliError ? error.message : error)
  process.exitCode = error.exitCode || 1
})
