import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut, selectGuest, sessionRefused, signedIn, signedOutElsewhere, type WithSession } from '#src/session/session.ts'
import type { GuestSession } from '#src/wire/session.ts'
import type { Outcome, Receipt } from './receipt.ts'
import { readReceipts } from './storage.ts'

/** The receipts on this phone, oldest first. They belong to one guest at a time. */
export interface ReceiptsState {
  readonly all: readonly Receipt[]
  /** What was being sent when the hotel ended the session: the guest is told that it was not sent. */
  readonly unsentAtSignOut: string | null
}

const none: ReceiptsState = { all: [], unsentAtSignOut: null }

function ofGuest(receipts: readonly Receipt[], guest: GuestSession): Receipt[] {
  return receipts.filter((receipt) => receipt.personId === guest.personId)
}

/** What is restored when the app opens: this guest's receipts, and those a forced sign-out left for the same guest. */
export function restoredReceipts(): ReceiptsState {
  return { all: readReceipts(), unsentAtSignOut: null }
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
  },
  extraReducers: (build) => {
    build
      .addCase(signedIn, (state, action): ReceiptsState => ({ all: ofGuest(state.all, action.payload), unsentAtSignOut: null }))
      .addCase(sessionRefused, (state): ReceiptsState => ({
        ...state,
        unsentAtSignOut: state.all.find((receipt) => receipt.outcome === 'sending')?.id ?? null,
      }))
      .addCase(loggedOut, () => none)
      .addCase(signedOutElsewhere, () => none)
  },
  selectors: {
    selectAllReceipts: (state) => state.all,
    selectUnsentAtSignOut: (state) => state.unsentAtSignOut,
  },
})

export const { receiptWritten, receiptSettled } = slice.actions
export const { selectAllReceipts, selectUnsentAtSignOut } = slice.selectors
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
