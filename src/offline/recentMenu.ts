import { menuList, type MenuQuery, type Menu } from '#src/schemas/menus.ts'
import { readStoredResponse } from './readStoredResponse.ts'
import { keyOf } from './storedResponses.ts'

/**
 * A menu for later use without a network may be a day old: its screen requests it when it is opened. Guests open home many times a day,
 * most of them before breakfast.
 */
const RECENT_MS = 24 * 60 * 60_000

/** The menus that this device has stored within a day; `undefined` when there are none. */
export function readRecentMenu(menu: MenuQuery): Menu[] | undefined {
  const key = keyOf({ endpointName: 'getMenus', originalArgs: menu }, undefined)
  const stored = key === undefined ? undefined : readStoredResponse(key, menuList)
  // If the clock was set back, the time is in the future and the true age is unknown.
  return stored !== undefined && Math.abs(Date.now() - stored.at) < RECENT_MS ? stored.response : undefined
}
