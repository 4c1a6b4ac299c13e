import { UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router-dom'
import type { AppHistory } from '#src/navigation/navigation.ts'
import type { NavigationEffects } from '#src/app/listeners.ts'

/** Compares two history states. The state of a history entry is untrusted and need not be serializable. */
function isSame(state: unknown, other: unknown): boolean {
  try {
    return JSON.stringify(state) === JSON.stringify(other)
  } catch {
    return false
  }
}

/**
 * Creates the browser history, for the router and for listeners. As with plain links, pushing the current address replaces
 * the entry: a guest may tap a link twice while its screen is loading. The same address with a different state, such as the
 * next step of a form, adds an entry.
 */
export function makeHistory(): AppHistory {
  const history = createBrowserHistory({ v5Compat: true }) // Without it, listeners hear of Back and Forward only.
  const { push, replace, createHref } = history
  const isCurrent = (to: To, state: unknown) =>
    createHref(to) === createHref(history.location) && isSame(state ?? null, history.location.state ?? null)
  history.push = (to, state: unknown) => (isCurrent(to, state) ? replace : push)(to, state)
  return history
}

/** The navigation effects of listeners, for an app that may be deployed in a folder of its host. */
export function navigationEffectsOf(
  history: AppHistory,
  page: Pick<Location, 'assign' | 'reload'> = window.location,
): NavigationEffects {
  const basename = import.meta.env.BASE_URL.slice(0, -1)
  return {
    leave(path) {
      // Back would restore this page from the back/forward cache, where it is empty.
      window.addEventListener('pageshow', ({ persisted }) => persisted && page.reload())
      page.assign(`${basename}${path}`)
    },
    go: (path) => history.push(`${basename}${path}`),
    here: () => {
      const { pathname, search } = history.location
      return `${pathname.slice(basename.length)}${search}`
    },
  }
}
