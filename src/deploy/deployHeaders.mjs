import { runCommand } from '#src/build/runCommand.mjs'

async function run() {
  const { deployHeaders } = await import('./deployHeaders.ts')
  console.log(await deployHeaders(process.argv.slice(2)))
}

runCommand(run, console.error)
