import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { hotelApi } from '#src/api/hotelApi.ts'
import type { WithConfig } from '#src/config/configSlice.ts'
import type { WithSession } from '#src/session/session.ts'
import type { WithReceipts } from '#src/outbox/receipts/receiptsSlice.ts'

/** The part of the store that this folder uses. */
export type State = WithConfig &
  WithSession &
  WithReceipts & { [hotelApi.reducerPath]: ReturnType<typeof hotelApi.reducer> }

export type Dispatch = ThunkDispatch<State, unknown, UnknownAction>
export type Thunk<Result> = ThunkAction<Result, State, unknown, UnknownAction>
