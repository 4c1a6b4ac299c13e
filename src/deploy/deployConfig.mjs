import { runCommand } from '#src/build/runCommand.mjs'

async function run() {
  const { deployConfig } = await import('./deployConfig.ts')
  console.log(await deployConfig(process.argv.slice(2)))
}

runCommand(run, console.error)
