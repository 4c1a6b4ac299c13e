import { createContext, use } from 'react'
import {
  matchRoutes,
  useLocation,
  type RouteMatch,
  type RouteObject,
  type unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'

/** A history with the current location, which the router may not have rendered yet. */
export type AppHistory = Parameters<typeof HistoryRouter>[0]['history']

/** The route tree and the history; provided by `AppRouter`. */
export interface AppNavigation {
  readonly routes: RouteObject[]
  readonly history: AppHistory
}

export const AppNavigationContext = createContext<AppNavigation | null>(null)

/** Whether a navigation is pending; provided by `AppRouter`. */
export const PendingNavigationContext = createContext(false)

/** Whether the next screen is still loading; the previous one stays until then. */
export function useIsNavigationPending(): boolean {
  return use(PendingNavigationContext)
}

/** Returns the route tree and the history. Throws outside `AppRouter`. */
export function useAppNavigation(): AppNavigation {
  const navigation = use(AppNavigationContext)
  if (navigation === null) throw new Error('No AppRouter')
  return navigation
}

const matched = new WeakMap<RouteObject[], Map<string, RouteMatch[]>>()

/**
 * The matched routes of this path, from the root to its screen. Results are cached per path: `matchRoutes` sorts the whole
 * tree for each match, which takes longer than rendering a screen.
 */
export function matchOnce(routes: RouteObject[], path: string): RouteMatch[] {
  const known = matched.get(routes) ?? new Map<string, RouteMatch[]>()
  matched.set(routes, known)
  const matches = known.get(path) ?? matchRoutes(routes, path) ?? []
  known.set(path, matches)
  return matches
}

/** The matched routes of the open page, from the root to its screen. */
export function useOpenRoutes(): RouteMatch[] {
  const { routes } = useAppNavigation()
  return matchOnce(routes, useLocation().pathname)
}
