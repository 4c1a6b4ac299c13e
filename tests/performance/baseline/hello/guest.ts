import { createListenerMiddleware, createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'

interface Guest {
  readonly name: string | undefined
}

const unknown: Guest = { name: undefined }

/** Whom the page greets. */
export const guestSlice = createSlice({
  name: 'guest',
  initialState: unknown,
  reducers: {
    greeted: (_guest, { payload }: PayloadAction<string>): Guest => ({ name: payload }),
    left: () => unknown,
  },
})

/** The state with the guest in it. */
interface WithGuest {
  readonly guest: Guest
}

/** The guest's name, trimmed; `undefined` while nobody is known. */
export const selectGreeted = createSelector([({ guest }: WithGuest) => guest.name], (name) => name?.trim())

/** Tells the page's title who is greeted. */
export const listener = createListenerMiddleware()
listener.startListening({
  matcher: isAnyOf(guestSlice.actions.greeted, guestSlice.actions.left),
  effect: ({ type }) => {
    document.title = type
  },
})
