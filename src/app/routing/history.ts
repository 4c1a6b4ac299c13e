import { UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router-dom'
import type { AppHistory } from '#src/navigation/navigation.ts'
import type { NavigationEffects } from '#src/app/listeners.ts'

/** Tells whether two states say the same. A history entry's, which anyone may have written, need not be JSON. */
function isSame(state: unknown, other: unknown): boolean {
  try {
    return JSON.stringify(state) === JSON.stringify(other)
  } catch {
    return false
  }
}

/**
 * The browser's history, for the router and for what happens outside it. As with the links of any page, going where one
 * is already adds nothing to go back through: a second tap may come while the screen of the first is still on its way.
 * A step of a screen, at the same address with a state of its own, is a place to come back from.
 */
export function makeHistory(): AppHistory {
  const history = createBrowserHistory({ v5Compat: true }) // Or the router would hear of Back and Forward alone.
  const { push, replace, createHref } = history
  const isHere = (to: To, state: unknown) =>
    createHref(to) === createHref(history.location) && isSame(state ?? null, history.location.state ?? null)
  history.push = (to, state: unknown) => (isHere(to, state) ? replace : push)(to, state)
  return history
}

/** What the listeners may touch outside the store: the screens of an app that may lie in a folder of its host. */
export function navigationEffectsOf(history: AppHistory): NavigationEffects {
  const folder = import.meta.env.BASE_URL.slice(0, -1)
  return {
    leave(path) {
      // Back would wake this page as it was left, which is empty.
      window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
      window.location.assign(`${folder}${path}`)
    },
    go: (path) => history.push(`${folder}${path}`),
    here: () => {
      const { pathname, search } = history.location
      return `${pathname.slice(folder.length)}${search}`
    },
  }
}
