import { checkNode } from '#src/build/prepare.mjs'

// Plain JavaScript in old syntax: it must be read by any Node to tell that the Node is too old.

async function run() {
  checkNode()
  await import('./support/runChecks.mjs')
}

run().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
