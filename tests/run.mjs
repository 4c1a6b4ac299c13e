import { runCommand } from '#src/build/runCommand.mjs'

runCommand(() => import('#tests/support/run/checks.mjs'))
