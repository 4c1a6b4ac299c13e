import * as access from './accessChecks.ts'
import type { Send } from './answer.ts'
import * as content from './answerChecks.ts'
import { examine } from './examine.ts'
import type { DoctorOptions } from './options.ts'

/** Runs every check against a running API. The sections are in the order of what a guest loses. */
export async function diagnose(options: DoctorOptions, send: Send) {
  const examined = await examine(options, send)
  const { unanswered, https, cors, preflights, redirects } = access
  const { statuses, readable, session, lists, ids, pages, letters, fields } = content
  const ofAccess = [unanswered, https, cors, preflights, redirects, statuses, readable, session, lists, ids]
  const findings = (checks: typeof ofAccess) => checks.flatMap((check) => check(examined))
  return {
    'What keeps guests out, or loses an order': findings(ofAccess),
    'What shows guests wrong data, or less of it': findings([pages, letters, fields]),
    'What makes guests wait': findings([access.times, access.compression, access.validators]),
  }
}
