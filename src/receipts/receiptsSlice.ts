import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  loggedOut,
  selectGuest,
  sessionRefused,
  signedIn,
  signedInElsewhere,
  signedOutElsewhere,
  type WithSession,
} from '#src/session/session.ts'
import type { GuestSession } from '#src/wire/session.ts'
import type { Outcome, Receipt } from './receipt.ts'
import { readReceipts } from './storage.ts'

/** The receipts on this phone, oldest first. They belong to one guest at a time. */
export interface ReceiptsState {
  readonly all: readonly Receipt[]
  /** The id of what was being sent when the hotel ended the session: the guest is told what became of it. */
  readonly sendingAtSignOut: string | null
}

const none: ReceiptsState = { all: [], sendingAtSignOut: null }

function ofGuest(receipts: readonly Receipt[], guest: GuestSession): Receipt[] {
  return receipts.filter((receipt) => receipt.personId === guest.personId)
}

/** What is restored when the app opens: this guest's receipts, and those a forced sign-out left for the same guest. */
export function restoredReceipts(): ReceiptsState {
  return { all: readReceipts(), sendingAtSignOut: null }
}

const slice = createSlice({
  name: 'receipts',
  initialState: none,
  reducers: {
    receiptWritten: (state, action: PayloadAction<Receipt>): ReceiptsState => ({ ...state, all: [...state.all, action.payload] }),
    receiptSettled: (state, action: PayloadAction<{ id: string; outcome: Outcome }>): ReceiptsState => ({
      ...state,
      all: state.all.map((receipt) =>
        receipt.id === action.payload.id ? { ...receipt, outcome: action.payload.outcome } : receipt,
      ),
    }),
    /** Another tab wrote or removed receipts: what lies on the phone, apart from what this tab itself is sending. */
    receiptsFollowed: (state, action: PayloadAction<readonly Receipt[]>): ReceiptsState => {
      const sending = state.all.filter(({ outcome }) => outcome === 'sending')
      const isOurs = ({ id }: Receipt) => sending.some((receipt) => receipt.id === id)
      return { ...state, all: [...action.payload.filter((receipt) => !isOurs(receipt)), ...sending] }
    },
  },
  extraReducers: (build) => {
    build
      .addCase(signedIn, (state, action): ReceiptsState => ({ all: ofGuest(state.all, action.payload), sendingAtSignOut: null }))
      .addCase(sessionRefused, (state): ReceiptsState => ({
        ...state,
        sendingAtSignOut: state.all.find((receipt) => receipt.outcome === 'sending')?.id ?? null,
      }))
      .addCase(loggedOut, () => none)
      .addCase(signedInElsewhere, () => none)
      .addCase(signedOutElsewhere, () => none)
  },
  selectors: {
    selectAllReceipts: (state) => state.all,
    /** What became of what was being sent when the hotel ended the session, or `null` when nothing was. */
    selectReceiptAtSignOut: ({ all, sendingAtSignOut }): Receipt | null =>
      all.find(({ id }) => id === sendingAtSignOut) ?? null,
  },
})

export const { receiptWritten, receiptSettled, receiptsFollowed } = slice.actions
export const { selectAllReceipts, selectReceiptAtSignOut } = slice.selectors
export const receiptsReducer = slice.reducer

/** The part of the store this room owns. */
export interface WithReceipts {
  readonly receipts: ReceiptsState
}

/** The signed-in guest's receipts, oldest first; nobody else's, and none when signed out. */
export const selectReceipts = createSelector(
  [selectAllReceipts, (state: WithSession) => selectGuest(state)],
  (all, guest): readonly Receipt[] => (guest === null ? [] : ofGuest(all, guest)),
)
