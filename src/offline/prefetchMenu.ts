import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { savesData } from '#src/ui/photos.ts'
import type { MenuQuery } from '#src/schemas/menuQuery.ts'
import { menuList } from '#src/schemas/menus.ts'
import { readStoredResponse } from './readStoredResponse.ts'
import { keyOf } from './storedResponses.ts'

/** The part of the store that this module uses. */
type State = Record<typeof hotelApi.reducerPath, ReturnType<typeof hotelApi.reducer>>
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>

/**
 * A menu for later use without a network may be a day old: its screen requests it when it is opened. Guests open home many times a day,
 * most of them before breakfast.
 */
const RECENT_MS = 24 * 60 * 60_000

function isStoredRecently(menu: MenuQuery): boolean {
  const key = keyOf({ endpointName: 'getMenus', originalArgs: menu }, undefined)
  const at = key === undefined ? undefined : readStoredResponse(key, menuList)?.at
  // If the clock was set back, `at` is in the future and the true age is unknown.
  return at !== undefined && Math.abs(Date.now() - at) < RECENT_MS
}

/**
 * Fetches a menu, so that it can be opened later without a network. Skipped with data saver and when a recent response is
 * stored.
 */
export function prefetchMenu(menu: MenuQuery) {
  return async (dispatch: Dispatch): Promise<void> => {
    if (!savesData() && !isStoredRecently(menu))
      await dispatch(hotelApi.endpoints.getMenus.initiate(menu, { subscribe: false }))
  }
}
