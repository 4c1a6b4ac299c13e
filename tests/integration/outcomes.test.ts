import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { submissions } from '#tests/e2e/submissions.ts'
import { expectEnding, expectAnnounced } from './announcedOutcomes.ts'
import { faults } from './callOutcomes.ts'
import { expectedRows } from './expectedRows.ts'
import { send } from './outcomeSending.ts'

const rows = faults.map((fault) => [fault.name, fault.ends, fault] as const)

/** Advances the fake timers. */
async function advance(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
}

afterEach(() => vi.useRealTimers())

describe.each(submissions.map((each) => [each.kind, each] as const))('a sent %s', (_kind, submission) => {
  const { kind, body } = submission
  const { content, row } = expectedRows[kind]
  const sending: unknown = expect.objectContaining({ kind, content, outcome: 'sending' })

  it.each(rows)(
    'with the outcome "%s" is announced as %s',
    async (_name, _ends, { ends, stored, isEndless, override }) => {
      if (isEndless) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
      const sent = await send(submission, override)
      if (isEndless) {
        await advance(4)
        await expectAnnounced(submission, sent, { outcome: 'sending', says: `${kind}.sending.text` })
        await advance(11)
      }
      await expectEnding[ends](submission, sent)
      expect(sent.posts).toEqual([{ body, receipts: [sending] }])
      expect(sent.newRows()).toEqual(stored ? [expect.objectContaining(row)] : [])
    },
  )
})
