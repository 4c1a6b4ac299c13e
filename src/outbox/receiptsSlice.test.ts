import { describe, expect, it } from 'vitest'
import {
  loggedOut,
  restoredSession,
  sessionEndedByHotel,
  signedIn,
  signedInElsewhere,
  loggedOutElsewhere,
} from '#src/session/session.ts'
import { guest } from '#tests/support/page/testStore.ts'
import type { Receipt, ReceiptOf } from './receipt.ts'
import * as slice from './receiptsSlice.ts'

const { reconciliationBegun, receiptNotStored, receiptSettled, receiptsSynced, receiptsReducer, receiptWritten } = slice
const { sendingBegun, sendingEnded } = slice

function receipt(id: string, more: Partial<ReceiptOf<'problem'>> = {}): Receipt {
  const content = { category: 'Шум', message: 'Loud' }
  return {
    id,
    kind: 'problem',
    personId: 'p1',
    createdAt: '2026-11-22T08:00:00.000Z',
    outcome: 'sending',
    content,
    ...more,
  }
}

type Action = Parameters<typeof receiptsReducer>[1]

function after(...actions: Action[]) {
  return actions.reduce<slice.ReceiptsState>(receiptsReducer, receiptsReducer(undefined, { type: 'begin' }))
}

const ids = (state: slice.ReceiptsState) => state.all.map(({ id }) => id)

describe('the receipts of a tab', () => {
  it('include a submission in progress, which this tab sends', () => {
    const state = after(
      receiptWritten(receipt('a')),
      receiptWritten(receipt('b')),
      receiptWritten(receipt('a', { personId: 'p2' })),
    )
    expect(state).toMatchObject({
      all: [
        { id: 'b', personId: 'p1' },
        { id: 'a', personId: 'p2' },
      ],
    })
  })

  it('are being sent by it until the last press of each has ended', () => {
    const pressed = after(sendingBegun('a'), sendingBegun('b'), sendingBegun('a'), sendingEnded('a'))
    expect(pressed.sendingHere.toSorted()).toEqual(['a', 'b'])
    expect(receiptsReducer(pressed, sendingEnded('a')).sendingHere).toEqual(['b'])
    expect(receiptsReducer(pressed, sendingEnded('other')).sendingHere).toEqual(pressed.sendingHere)
  })

  it('report that they cannot be stored, in preference to damaged ones', () => {
    const trouble = (state: slice.ReceiptsState) => slice.selectStorageProblem({ receipts: state })
    const notKept = after(receiptNotStored('a'), receiptNotStored('b'), receiptNotStored('a'))
    expect(notKept.onlyInMemory).toEqual(['b', 'a'])
    expect(trouble(notKept)).toBe('not-kept')
    expect(trouble({ ...notKept, someDamaged: true })).toBe('not-kept')
    expect(trouble({ ...after(), someDamaged: true })).toBe('damaged')
    expect(trouble(after())).toBeNull()
  })
})

describe('receipts of another tab', () => {
  const at = (hour: number) => ({ createdAt: `2026-11-22T0${hour}:00:00.000Z` })

  it('replace this tab’s, oldest first; removed ones are removed here', () => {
    const state = after(receiptWritten(receipt('gone')))
    expect(ids(receiptsReducer(state, receiptsSynced([receipt('late', at(9)), receipt('early', at(7))])))).toEqual([
      'early',
      'late',
    ])
  })

  it('do not replace what this tab sends or has only in memory', () => {
    const own = [
      sendingBegun('sent'),
      receiptWritten(receipt('sent', at(8))),
      receiptWritten(receipt('kept', { ...at(6), outcome: 'confirmed' })),
    ]
    const state = after(
      ...own,
      receiptNotStored('kept'),
      receiptsSynced([receipt('sent', { outcome: 'unknown' }), receipt('other', at(7))]),
    )
    expect(state.all.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['kept', 'confirmed'],
      ['other', 'sending'],
      ['sent', 'sending'],
    ])
  })
})

describe('the signed-in guest', () => {
  const both = [receiptWritten(receipt('own')), receiptWritten(receipt('other', { personId: 'p2' }))]

  it('has only their own receipts', () => {
    const receipts = after(...both)
    const session = restoredSession(guest)
    expect(slice.selectReceipts({ receipts, session }).map(({ id }) => id)).toEqual(['own'])
    expect(slice.selectReceipt({ receipts, session }, 'own')?.id).toBe('own')
    expect(slice.selectReceipt({ receipts, session }, 'other')).toBeUndefined()
    expect(slice.selectReceipts({ receipts, session: restoredSession(null) })).toEqual([])
    expect(ids(after(...both, signedIn(guest)))).toEqual(['own'])
  })

  it('sees the submission in progress when the hotel ends the session, until signing in again', () => {
    const refused = after(...both, sendingBegun('own'), sessionEndedByHotel({ sessionId: 's1' }))
    expect(slice.selectInterruptedReceipt({ receipts: refused })?.id).toBe('own')
    expect(slice.selectInterruptedReceipt({ receipts: receiptsReducer(refused, signedIn(guest)) })).toBeNull()
    expect(after(sessionEndedByHotel({ sessionId: 's1' })).interrupted).toBeNull()
    expect(after(...both, receiptSettled('other'), sessionEndedByHotel({ sessionId: 's1' })).interrupted).toBe('other')
  })

  it.each([loggedOut(), signedInElsewhere(guest), loggedOutElsewhere()])(
    'leaves no receipts behind: $type',
    (action) => {
      const mine = [...both, sendingBegun('own'), receiptNotStored('own'), reconciliationBegun('own')]
      expect(after(...mine, action)).toEqual(after())
    },
  )
})
