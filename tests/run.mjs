import { runCommand } from '#src/build/runCommand.mjs'

// Plain JavaScript in old syntax: every Node version must parse it, to report that it is too old.

runCommand(() => import('#tests/support/run/checks.mjs'))
