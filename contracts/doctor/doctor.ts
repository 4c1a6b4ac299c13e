import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { CliError } from '#src/build/cliError.mjs'
import { TIMEOUT_MS } from '#src/api/baseQuery.ts'
import { REPORTS } from '#contracts/verification/verifier.ts'
import { diagnose } from './diagnose.ts'
import { printed } from './findings.ts'
import { readDoctorOptions, USAGE } from './options.ts'

async function main(): Promise<boolean> {
  const options = readDoctorOptions(process.argv.slice(2))
  if (options === undefined) {
    console.log(USAGE)
    return true
  }
  const findings = await diagnose(options, { timeoutMs: TIMEOUT_MS })
  const { reports, baseUrl, origin } = options
  const folder = reports === undefined ? REPORTS : resolve(process.env['INIT_CWD'] ?? process.cwd(), reports)
  const report = join(folder, 'doctor.json')
  const result = findings.every(({ verdict }) => verdict !== 'fail')
  mkdirSync(folder, { recursive: true })
  writeFileSync(report, `${JSON.stringify({ baseUrl, origin, result, findings }, null, 2)}\n`)
  console.log(`${printed(findings)}\nReport: ${report}`)
  return result
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof CliError ? error.message : error)
  process.exitCode = error instanceof CliError ? error.exitCode : 1
}
