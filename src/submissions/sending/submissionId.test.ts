import { describe, expect, it } from 'vitest'
import { randomId } from '#src/lib/randomId.ts'
import { readResubmittedId, readSubmissionId, isMarkedSent } from './submissionId.ts'

describe('a submission id', () => {
  it('is never the same twice', () => {
    expect(randomId()).toMatch(/^[0-9a-f]{32}$/)
    expect(randomId()).not.toBe(randomId())
  })

  it('is read from a history entry, whatever else is there', () => {
    expect(readSubmissionId({ cart: [], submissionId: 'abc' })).toBe('abc')
  })

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
