import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { savesData } from '#src/ui/photos.tsx'
import { type MenuQuery, menuList, type Menu } from '#src/schemas/menus.ts'
import { keyOf, readStoredResponse } from './storedResponses.ts'

/** Guests open home many times a day, most of them before breakfast; the menu's own screen requests it when it is opened. */
const RECENT_MS = 24 * 60 * 60_000

/** The menus that this device has stored within a day; `undefined` when there are none. */
export function readRecentMenu(menu: MenuQuery): Menu[] | undefined {
  const key = keyOf({ endpointName: 'getMenus', originalArgs: menu }, undefined)
  const stored = key === undefined ? undefined : readStoredResponse(key, menuList)
  // If the clock was set back, the time is in the future and the true age is unknown.
  return stored !== undefined && Math.abs(Date.now() - stored.at) < RECENT_MS ? stored.response : undefined
}

/** The part of the store that `prefetchMenu` uses. */
type State = Record<typeof hotelApi.reducerPath, ReturnType<typeof hotelApi.reducer>>
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>

/** Fetches a menu for later use without a network. Skipped with data saver and when a recent response is stored. */
export function prefetchMenu(menu: MenuQuery) {
  return async (dispatch: Dispatch): Promise<void> => {
    if (!savesData() && readRecentMenu(menu) === undefined)
      await dispatch(hotelApi.endpoints.getMenus.initiate(menu, { subscribe: false }))
  }
}
