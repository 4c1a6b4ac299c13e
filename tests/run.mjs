import { checkNode } from '#src/build/prepare.mjs'

// Plain JavaScript in old syntax: every version of Node must parse it to report that it is too old.

async function run() {
  checkNode()
  await import('#tests/support/run/checks.mjs')
}

run().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
