import { accessChecks } from './accessChecks.ts'
import { answerChecks } from './answerChecks.ts'
import { examine } from './examine.ts'
import type { Finding } from './findings.ts'
import type { DoctorOptions } from './options.ts'
import type { Transport } from './send.ts'

/** Runs every check against a running API. Throws a `CliError` when nothing answers there. */
export async function diagnose(options: DoctorOptions, transport: Transport): Promise<Finding[]> {
  const examined = await examine(options, transport)
  return [...accessChecks, ...answerChecks].flatMap((check) => check(examined))
}
