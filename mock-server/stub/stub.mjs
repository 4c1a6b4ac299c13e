import { runCommand } from '#src/build/runCommand.mjs'

// Plain JavaScript in old syntax: any Node must be able to load it, to report that it is too old.

async function run() {
  const { runStub } = await import('./stub.ts')
  await runStub(process.argv.slice(2))
}

runCommand(run)
