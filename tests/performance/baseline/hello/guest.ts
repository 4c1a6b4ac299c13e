import { createListenerMiddleware, createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'

interface Guest {
  readonly name: string | undefined
}

const unknown: Guest = { name: undefined }

export const guestSlice = createSlice({
  name: 'guest',
  initialState: unknown,
  reducers: {
    greeted: (_guest, { payload }: PayloadAction<string>): Guest => ({ name: payload }),
    left: () => unknown,
  },
})

interface WithGuest {
  readonly guest: Guest
}

/** The guest's trimmed name; `undefined` while there is no guest. */
export const selectGreeted = createSelector([({ guest }: WithGuest) => guest.name], (name) => name?.trim())

/** Writes the guest's name into the page title. */
export const listener = createListenerMiddleware()
listener.startListening({
  matcher: isAnyOf(guestSlice.actions.greeted, guestSlice.actions.left),
  effect: ({ type }) => {
    document.title = type
  },
})
