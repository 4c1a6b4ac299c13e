import * as v from 'valibot'

/** A new submission id: 128 random bits in hexadecimal. Works without a secure context, as on a hotel's LAN. */
export function newSubmissionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const submissionId = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Reads the submission id from the state of a history entry, which is untrusted. */
export function readSubmissionId(state: unknown): string | undefined {
  const read = v.safeParse(v.object({ submissionId }), state)
  return read.success ? read.output.submissionId : undefined
}

/** Reads the id of the receipt that is being resubmitted from the state of a history entry, which is untrusted. */
export function readResubmittedId(state: unknown): string | undefined {
  const read = v.safeParse(v.object({ again: submissionId }), state)
  return read.success ? read.output.again : undefined
}

/** Whether the state of a history entry marks its submission as sent. */
export function isMarkedSent(state: unknown): boolean {
  return v.is(v.object({ sent: v.literal(true) }), state)
}
