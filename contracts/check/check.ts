import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { openServer } from '#mock-server/server/http.ts'
import { CliError } from '#src/build/cliError.mjs'
import { checkFuzzing } from './fuzz.ts'
import { checkJava, checkTypeScript } from './generators.ts'
import { checkLinters } from './linters.ts'
import { CACHE } from './tools.ts'

// Checks the OpenAPI documents with the tools that a backend team would use: npm run contracts:check [-- SEED]

type Check = (stub: string) => Promise<void>

const seed = process.argv[2] ?? '1'

const checks: readonly (readonly [what: string, check: Check])[] = [
  ['Redocly and Spectral report nothing', checkLinters],
  ['the generated Java client and Spring stub compile and work', checkJava],
  ['the generated TypeScript client compiles and works', checkTypeScript],
  [`Schemathesis finds nothing, with seed ${seed}`, (stub) => checkFuzzing(stub, seed)],
]

/** Runs one check against a stub of its own. Returns the exit code. */
async function run(what: string, check: Check): Promise<number> {
  const adapter = await openServer({ hotel: openHotel(), port: 0, limits: { maxCalls: Infinity } })
  const started = performance.now()
  try {
    await check(`${adapter.origin}/api`)
    console.log(`✓ ${what} (${Math.round((performance.now() - started) / 1000)} s)`)
    return 0
  } catch (error) {
    if (error instanceof CliError) {
      console.error(`– not checked: ${what}. ${error.message}`)
      return error.exitCode
    }
    console.error(`✗ not so: ${what}\n${error instanceof Error ? error.message : String(error)}`)
    return 1
  } finally {
    await adapter.close()
  }
}

mkdirSync(CACHE, { recursive: true })
let exitCode = 0
for (const [what, check] of checks) exitCode = Math.max(exitCode, await run(what, check))
process.exitCode = exitCode
