import process from 'node:process'
import { TIMEOUT_MS } from '#src/api/baseQuery.ts'
import { reportError } from '#src/build/cliError.mjs'
import { sender } from './answer.ts'
import { diagnose } from './diagnose.ts'
import { printed } from './findings.ts'
import { readDoctorOptions, USAGE } from './options.ts'

try {
  const options = readDoctorOptions(process.argv.slice(2))
  const sections = options && (await diagnose(options, sender(TIMEOUT_MS)))
  console.log(sections === undefined ? USAGE : printed(sections))
  const findings = Object.values(sections ?? {}).flat()
  process.exitCode = findings.some(({ level }) => level === 'fail') ? 1 : 0
} catch (error) {
  reportError(error)
}
