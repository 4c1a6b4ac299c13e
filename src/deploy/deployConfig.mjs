import { runCommand } from '#src/build/runCommand.mjs'

// Plain JavaScript in old syntax: every Node version must parse it, to report that it is too old.

async function run() {
  const { deployConfig } = await import('./deployConfig.ts')
  console.log(await deployConfig(process.argv.slice(2)))
}

runCommand(run, console.error)
