import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { CliError } from '#src/build/cliError.mjs'
import { allMutations } from './allMutations.ts'
import { runJvm } from './jvmColumn.ts'
import { faultOf, mutationsPage, MUTATIONS_PAGE, rowOf } from './mutationsPage.ts'
import { resultsOf } from './results.ts'

try {
  const results = await resultsOf(allMutations, runJvm)
  writeFileSync(MUTATIONS_PAGE, mutationsPage(results))
  for (const result of results) {
    const fault = faultOf(rowOf(result), result.mutation)
    if (fault === undefined) continue
    process.exitCode = 1
    console.error(`${result.mutation.call ?? 'Any call'}: ${result.mutation.name}: ${fault}`, rowOf(result))
  }
  console.log(`${results.length} mutations: see contracts/pages/mutations.md`)
} catch (error) {
  console.error(error instanceof CliError ? error.message : error)
  process.exitCode = 1
}
