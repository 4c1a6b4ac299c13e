import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { savesData } from '#src/ui/photos.ts'
import type { MenuQuery } from '#src/schemas/menus.ts'
import { readRecentMenu } from './recentMenu.ts'

/** The part of the store that this module uses. */
type State = Record<typeof hotelApi.reducerPath, ReturnType<typeof hotelApi.reducer>>
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>

/**
 * Fetches a menu, so that it can be opened later without a network. Skipped with data saver and when a recent response is
 * stored.
 */
export function prefetchMenu(menu: MenuQuery) {
  return async (dispatch: Dispatch): Promise<void> => {
    if (!savesData() && readRecentMenu(menu) === undefined)
      await dispatch(hotelApi.endpoints.getMenus.initiate(menu, { subscribe: false }))
  }
}
