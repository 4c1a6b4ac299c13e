import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { savesData } from '#src/ui/photos.ts'
import { menuList, type MenuQuery } from '#src/schemas/menus.ts'
import { readStoredResponse } from './readStoredResponse.ts'
import { keyOf } from './storage.ts'

/** What this room needs of the store. */
type State = Record<typeof hotelApi.reducerPath, ReturnType<typeof hotelApi.reducer>>
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>

/** A menu changes from meal to meal at most, and a guest opens the app many times a day. */
const RECENT_MS = 60 * 60_000

function isOnThisPhone(menu: MenuQuery): boolean {
  const key = keyOf({ endpointName: 'getMenus', originalArgs: menu }, undefined)
  const at = key === undefined ? undefined : readStoredResponse(key, menuList)?.at
  // A clock that was set back makes an answer of the future, which may be of any age.
  return at !== undefined && Math.abs(Date.now() - at) < RECENT_MS
}

/**
 * Reads a menu, so that it can be opened later without a network; not where data is saved, and not when this phone has a
 * recent answer.
 */
export function prefetchMenu(menu: MenuQuery) {
  return async (dispatch: Dispatch): Promise<void> => {
    if (!savesData() && !isOnThisPhone(menu))
      await dispatch(hotelApi.endpoints.getMenus.initiate(menu, { subscribe: false }))
  }
}
