import { runCommand } from '#src/build/runCommand.mjs'

// Plain JavaScript in old syntax: every Node version must parse it, to report that it is too old.

async function run() {
  const { deployHeaders } = await import('./deployHeaders.ts')
  console.log(await deployHeaders(process.argv.slice(2)))
}

runCommand(run, console.error)
