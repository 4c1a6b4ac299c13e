import { runCommand } from '#src/build/runCommand.mjs'

async function run() {
  const { runStub } = await import('./stub.ts')
  await runStub(process.argv.slice(2))
}

runCommand(run, { checks: false })
