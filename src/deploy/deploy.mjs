import { runCommand } from '#src/build/runCommand.mjs'

// Runs `npm run deploy:NAME -- ARGUMENTS`.

const commands = {
  config: async () => (await import('./deployConfig.ts')).deployConfig,
  headers: async () => (await import('./deployHeaders.ts')).deployHeaders,
  position: async () => (await import('./errorPosition.ts')).errorPosition,
}

async function run() {
  const [name, ...args] = process.argv.slice(2)
  const command = await commands[name]()
  console.log(await command(args))
}

runCommand(run, { checks: false, say: console.error })
