import * as v from 'valibot'

const submissionId = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Reads the submission id from the state of a history entry, which is untrusted. */
export function readSubmissionId(state: unknown): string | undefined {
  const read = v.safeParse(v.object({ submissionId }), state)
  return read.success ? read.output.submissionId : undefined
}

/** Reads the id of the receipt that is being resubmitted from the state of a history entry, which is untrusted. */
export function readResubmittedId(state: unknown): string | undefined {
  const read = v.safeParse(v.object({ resubmittedId: submissionId }), state)
  return read.success ? read.output.resubmittedId : undefined
}

/** Whether the state of a history entry marks its submission as sent. */
export function isMarkedSent(state: unknown): boolean {
  return v.is(v.object({ sent: v.literal(true) }), state)
}
