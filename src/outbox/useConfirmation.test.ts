import { describe, expect, it } from 'vitest'
import { readResubmittedId, readSubmissionId, isMarkedSent } from './useConfirmation.ts'

describe('a submission id', () => {
  it.each([null, undefined, 'abc', {}, { submissionId: 7 }, { submissionId: '' }, { submissionId: 'a'.repeat(201) }])(
    'is not read from %j',
    (state) => {
      expect(readSubmissionId(state)).toBeUndefined()
    },
  )
})

describe('a history entry', () => {
  it('has the id of the resubmitted receipt, or none', () => {
    expect(readResubmittedId({ resubmittedId: 'older', submissionId: 'new' })).toBe('older')
    expect([null, {}, { resubmittedId: '' }, { resubmittedId: true }].map(readResubmittedId)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('marks its submission as sent only with `sent: true`', () => {
    expect(isMarkedSent({ submissionId: 'a', sent: true })).toBe(true)
    expect([null, {}, { sent: false }, { sent: 'true' }].map(isMarkedSent)).toEqual([false, false, false, false])
  })
})
