import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { ResponseMeta } from '#src/api/responses.ts'
import type { hotelApi } from '#src/api/hotelApi.ts'
import {
  loggedOut,
  selectGuest,
  sessionEndedByHotel,
  signedIn,
  signedInElsewhere,
  loggedOutElsewhere,
  type WithSession,
} from '#src/session/session.ts'
import { isSameId } from '#src/schemas/fields.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import type { Receipt, ReceiptOf } from './receipt.ts'
import { kindNames, listQueryOf, type Kind } from './kinds.ts'
import { useSelector } from 'react-redux'
import type { WithConfig } from '#src/config/configSlice.ts'

/** The receipts of this device, oldest first. They belong to one guest at a time. */
export interface ReceiptsState {
  readonly all: readonly Receipt[]
  /** The ids of the submissions that this tab is sending, from the press on, once for each press: only this tab sees their responses. */
  readonly sendingHere: readonly string[]
  /** The ids of receipts that could not be written to local storage; they last until the tab closes. */
  readonly onlyInMemory: readonly string[]
  /** The ids of receipts that are being reconciled. */
  readonly reconciling: readonly string[]
  /** Whether a stored receipt was damaged. */
  readonly someDamaged: boolean
  /** The endpoints of the lists of which the hotel has more rows than could be read last. */
  readonly partialLists: readonly string[]
  /** The id of the submission that this tab sent last, until one of the hotel's lists is read after it. */
  readonly settledLast: string | null
  /** The id of the submission in progress when the hotel ended the session, or right before, whose outcome is shown to the guest. */
  readonly interrupted: string | null
}

export const noReceipts: ReceiptsState = {
  all: [],
  sendingHere: [],
  onlyInMemory: [],
  reconciling: [],
  someDamaged: false,
  partialLists: [],
  settledLast: null,
  interrupted: null,
}

function ofGuest(receipts: readonly Receipt[], guest: GuestSession): Receipt[] {
  return receipts.filter(({ personId }) => isSameId(personId, guest.personId))
}

/** Whether a receipt is in flight, and the tab with this state sends it. */
function isSentBy({ sendingHere }: ReceiptsState, { id, outcome }: Receipt): boolean {
  return outcome === 'sending' && sendingHere.includes(id)
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((each) => each !== id)
}

const isListRead = isAnyOf(...kindNames.flatMap((kind) => listQueryOf(kind)?.matchFulfilled ?? []))

const slice = createSlice({
  name: 'receipts',
  initialState: noReceipts,
  reducers: {
    receiptWritten: (state, action: PayloadAction<Receipt>): ReceiptsState => ({
      ...state,
      all: [...state.all.filter(({ id }) => id !== action.payload.id), action.payload],
    }),
    /** Replaces the receipt with this id; does nothing when there is none. */
    receiptChanged: (state, { payload }: PayloadAction<Receipt>): ReceiptsState => ({
      ...state,
      all: state.all.map((receipt) => (receipt.id === payload.id ? payload : receipt)),
    }),
    receiptSettled: (state, action: PayloadAction<string>): ReceiptsState => ({
      ...state,
      settledLast: action.payload,
    }),
    sendingBegun: (state, action: PayloadAction<string>): ReceiptsState => ({
      ...state,
      sendingHere: [...state.sendingHere, action.payload],
    }),
    sendingEnded: (state, action: PayloadAction<string>): ReceiptsState => {
      const ended = state.sendingHere.indexOf(action.payload)
      return { ...state, sendingHere: state.sendingHere.filter((_id, index) => index !== ended) }
    },
    /** Local storage is blocked or full. */
    receiptNotStored: (state, action: PayloadAction<string>): ReceiptsState => ({
      ...state,
      onlyInMemory: [...without(state.onlyInMemory, action.payload), action.payload],
    }),
    reconciliationBegun: (state, action: PayloadAction<string>): ReceiptsState => ({
      ...state,
      reconciling: [...state.reconciling, action.payload],
    }),
    reconciliationEnded: (state, action: PayloadAction<string>): ReceiptsState => ({
      ...state,
      reconciling: without(state.reconciling, action.payload),
    }),
    /** Another tab wrote or removed receipts. What only this tab knows is preserved. */
    receiptsSynced: (state, action: PayloadAction<readonly Receipt[]>): ReceiptsState => {
      const ours = state.all.filter((receipt) => isSentBy(state, receipt) || state.onlyInMemory.includes(receipt.id))
      const others = action.payload.filter(({ id }) => ours.every((receipt) => receipt.id !== id))
      const all = [...others, ...ours].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
      return { ...state, all }
    },
  },
  extraReducers: (build) => {
    build
      .addCase(signedIn, (state, action): ReceiptsState => ({
        ...state,
        all: ofGuest(state.all, action.payload),
        interrupted: null,
      }))
      .addCase(sessionEndedByHotel, (state): ReceiptsState => ({
        ...state,
        interrupted: state.sendingHere[0] ?? state.settledLast,
      }))
      .addCase(loggedOut, () => noReceipts)
      .addCase(signedInElsewhere, () => noReceipts)
      .addCase(loggedOutElsewhere, () => noReceipts)
      .addMatcher(isListRead, (state, { payload, meta }): ReceiptsState => {
        const { arg, baseQueryMeta } = meta
        const others = without(state.partialLists, arg.endpointName)
        const { listedRows = 0 } = (baseQueryMeta ?? {}) as Partial<ResponseMeta>
        const isWhole = payload.length >= listedRows
        return { ...state, settledLast: null, partialLists: isWhole ? others : [...others, arg.endpointName] }
      })
  },
  selectors: {
    selectAllReceipts: (state) => state.all,
    selectSendingHere: (state) => state.sendingHere,
    /** Whether another page was sending this receipt when it was last read. */
    selectIsSentElsewhere: (state, receipt: Receipt) => receipt.outcome === 'sending' && !isSentBy(state, receipt),
    selectReconciling: (state) => state.reconciling,
    /** Whether the hotel has more rows in this endpoint's list than could be read last. */
    selectIsPartial: (state, endpointName: string) => state.partialLists.includes(endpointName),
    /** The problem with local storage; `null` when there is none. */
    selectStorageProblem: (state) => {
      if (state.onlyInMemory.length > 0) return 'not-kept'
      return state.someDamaged ? 'damaged' : null
    },
    /** The receipt of the submission in progress when the hotel ended the session, or right before, or `null`. */
    selectInterruptedReceipt: ({ all, interrupted }): Receipt | null =>
      all.find(({ id }) => id === interrupted) ?? null,
  },
})

export const {
  receiptWritten,
  receiptChanged,
  receiptSettled,
  sendingBegun,
  sendingEnded,
  receiptNotStored,
  receiptsSynced,
  reconciliationBegun,
  reconciliationEnded,
} = slice.actions
export const {
  selectAllReceipts,
  selectSendingHere,
  selectIsSentElsewhere,
  selectReconciling,
  selectIsPartial,
  selectStorageProblem,
  selectInterruptedReceipt,
} = slice.selectors
export const receiptsReducer = slice.reducer

/** The part of the store that this folder owns. */
export interface WithReceipts {
  readonly receipts: ReceiptsState
}

/** The signed-in guest's receipts, oldest first; nobody else's, and none when signed out. */
export const selectReceipts = createSelector(
  [selectAllReceipts, (state: WithSession) => selectGuest(state)],
  (all, guest): readonly Receipt[] => (guest === null ? [] : ofGuest(all, guest)),
)

/** The ids of the guest's receipts of this kind that the hotel has confirmed. */
export function selectConfirmedIds(state: WithReceipts & WithSession, kind: Kind): string[] {
  const isConfirmed = (receipt: Receipt) => receipt.kind === kind && receipt.outcome === 'confirmed'
  return selectReceipts(state)
    .filter(isConfirmed)
    .map(({ id }) => id)
}

/** The signed-in guest's receipt with this id, if there is one. */
export function selectReceipt(state: WithReceipts & WithSession, id: string): Receipt | undefined {
  return selectReceipts(state).find((receipt) => receipt.id === id)
}

/** The signed-in guest's receipt of this kind with this id, if there is one. */
export function useReceipt<K extends Kind>(kind: K, id: string | undefined): ReceiptOf<K> | undefined {
  const isIt = (receipt: Receipt): receipt is ReceiptOf<K> => receipt.id === id && receipt.kind === kind
  return useSelector((state: WithReceipts & WithSession) => selectReceipts(state).find(isIt))
}

/** The part of the store that this folder uses. */
export type State = WithConfig &
  WithSession &
  WithReceipts & { [hotelApi.reducerPath]: ReturnType<typeof hotelApi.reducer> }

export type Dispatch = ThunkDispatch<State, unknown, UnknownAction>
export type Thunk<Result> = ThunkAction<Result, State, unknown, UnknownAction>
