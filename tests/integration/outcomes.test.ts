import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Kind } from '#src/submissions/receipts/receipt.ts'
import { submissions } from '#tests/e2e/submissions.ts'
import { expectEnding, expectAnnounced } from './announcedOutcomes.ts'
import { faults, type Fault } from './callOutcomes.ts'
import { expectedRows } from './expectedRows.ts'
import { send } from './outcomeSending.ts'

/**
 * The outcomes of a POST that are tested for a kind of submission: all for orders. For the others the first refusal and the first
 * unknown one, because one function classifies the responses for all kinds.
 */
function rowsFor(kind: Kind) {
  const isFirst = ({ ends }: Fault, index: number) => faults.findIndex((other) => other.ends === ends) === index
  return faults
    .filter(
      (fault, index) => kind === 'order' || (['not accepted', 'unknown'].includes(fault.ends) && isFirst(fault, index)),
    )
    .map((fault) => [fault.name, fault.ends, fault] as const)
}

/** Advances the fake timers. */
async function advance(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
}

describe.each(submissions.map((each) => [each.kind, each] as const))('a sent %s', (_kind, submission) => {
  const { kind, body } = submission
  const { content, row } = expectedRows[kind]
  const sending: unknown = expect.objectContaining({ kind, content, outcome: 'sending' })

  it.each(rowsFor(kind))(
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
