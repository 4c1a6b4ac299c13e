import { UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router-dom'
import { canonicalAddress } from '#src/navigation/paths.ts'
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

/** The folder of its host in which the app is deployed, without a slash at the end. */
const folder = () => import.meta.env.BASE_URL.slice(0, -1)

function canonicalHref(href: string): string {
  const inside = href.startsWith(`${folder()}/`) ? href.slice(folder().length) : undefined
  return inside === undefined ? href : folder() + canonicalAddress(inside)
}

/**
 * Creates the browser history, for the router and for listeners. Its paths are those of `paths`, however they were written.
 * As with plain links, pushing the current address replaces the entry: a guest may tap a link twice while its screen is loading. The same address with a different state, such as the
 * next step of a form, adds an entry.
 */
export function makeHistory(): AppHistory {
  const address = window.location.href.slice(window.location.origin.length)
  const canonical = canonicalHref(address)
  // Not always: an address that begins with two slashes would lead to another host.
  if (canonical !== address) window.history.replaceState(window.history.state, '', canonical)
  const history = createBrowserHistory({ v5Compat: true }) // Without it, listeners hear of Back and Forward only.
  const { push, replace, createHref } = history
  const isCurrent = (to: string, state: unknown) =>
    to === createHref(history.location) && isSame(state ?? null, history.location.state ?? null)
  const toCanonical = (to: To) => canonicalHref(createHref(to))
  history.replace = (to, state: unknown) => replace(toCanonical(to), state)
  history.push = (to, state: unknown) => {
    const href = toCanonical(to)
    return (isCurrent(href, state) ? replace : push)(href, state)
  }
  return history
}

/** The navigation effects of listeners, for an app that may be deployed in a folder of its host. */
export function navigationEffectsOf(
  history: AppHistory,
  page: Pick<Location, 'assign' | 'reload'> = window.location,
): NavigationEffects {
  const basename = folder()
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
