import { describe, expect, it } from 'vitest'
import { newSubmissionId, readSubmissionId } from './submissionId.ts'

describe('a submission id', () => {
  it('is never the same twice', () => {
    expect(newSubmissionId()).toMatch(/^[0-9a-f]{32}$/)
    expect(newSubmissionId()).not.toBe(newSubmissionId())
  })

  it('is read from a history entry, whatever else is there', () => {
    expect(readSubmissionId({ cart: [], submissionId: 'abc' })).toBe('abc')
  })

  it.each([null, undefined, 'abc', {}, { submissionId: 7 }, { submissionId: '' }])('is not invented from %j', (state) => {
    expect(readSubmissionId(state)).toBeUndefined()
  })
})
