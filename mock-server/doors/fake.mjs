import { PlainError } from './options.mjs'
import { checkNode, ensureInstalled } from './prepare.mjs'

// Plain JavaScript in old syntax: it must be read by any Node to tell that the Node is too old.

async function start() {
  checkNode()
  await ensureInstalled()
  const tsx = await import('tsx/esm/api')
  tsx.register()
  const { runFake } = await import('./fake.ts')
  await runFake(process.argv.slice(2))
}

start().catch((error) => {
  console.error(error instanceof PlainError ? error.message : error)
  process.exitCode = error.exitCode || 1
})
