import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { submissions } from '#tests/e2e/submissions.ts'
import { expectEnding, expectAnnounced } from './announcedOutcomes.ts'
import { faults } from './callOutcomes.ts'
import { expectedRows } from './expectedRows.ts'
import { send } from './outcomeSending.ts'

const rows = faults.map((fault) => [fault.name, fault.ends, fault] as const)

/** Makes time pass for the app, where the timers are the test's. */
async function letPass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
}

afterEach(() => vi.useRealTimers())

describe.each(submissions.map((each) => [each.kind, each] as const))('a sent %s', (_kind, submission) => {
  const { kind, body } = submission
  const { content, row } = expectedRows[kind]
  const written: unknown = expect.objectContaining({ kind, content, outcome: 'sending' })

  it.each(rows)('met by %s ends %s', async (_name, _ends, { ends, kept, isEndless, meddling }) => {
    if (isEndless) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const sent = await send(submission, meddling)
    if (isEndless) {
      await letPass(4)
      await expectAnnounced(submission, sent, { outcome: 'sending', says: `${kind}.sending.text` })
      await letPass(11)
    }
    await expectEnding[ends](submission, sent)
    expect(sent.posts).toEqual([{ body, receipts: [written] }])
    expect(sent.kept()).toEqual(kept ? [expect.objectContaining(row)] : [])
  })
})
