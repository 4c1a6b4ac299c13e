import { createContext, use, useMemo } from 'react'
import {
  matchRoutes,
  useLocation,
  type RouteMatch,
  type RouteObject,
  type unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'

/** A history that says where the app is at this moment, which the router may not have shown yet. */
export type AppHistory = Parameters<typeof HistoryRouter>[0]['history']

/** Where the app can go and where it is; `AppRouter` provides it. */
export interface AppNavigation {
  readonly routes: RouteObject[]
  readonly history: AppHistory
}

export const AppNavigationContext = createContext<AppNavigation | null>(null)

/** Whether a screen is on its way; `AppRouter` provides it. */
export const PendingNavigationContext = createContext(false)

/** Whether the guest has gone to another screen, which is still on its way: the one before it stays until it is there. */
export function useIsNavigationPending(): boolean {
  return use(PendingNavigationContext)
}

/** The route tree and the history of the router around. */
export function useAppNavigation(): AppNavigation {
  const navigation = use(AppNavigationContext)
  if (navigation === null) throw new Error('No AppRouter')
  return navigation
}

const matched = new WeakMap<RouteObject[], Map<string, RouteMatch[]>>()

/**
 * The routes at this path, from the outermost to its screen. Each path is matched once: the router sorts the whole
 * tree anew for each match, which takes longer than to draw a screen.
 */
export function matchOnce(routes: RouteObject[], path: string): RouteMatch[] {
  const known = matched.get(routes) ?? new Map<string, RouteMatch[]>()
  matched.set(routes, known)
  const matches = known.get(path) ?? matchRoutes(routes, path) ?? []
  known.set(path, matches)
  return matches
}

/** The paths that a tree spells out, without a match. */
function pathsIn(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children = [] }) => {
    const here = `${above}/${path}`.replaceAll(/\/+/g, '/')
    return [here, ...pathsIn(children, here)]
  })
}

/** Gives the test for paths that lead to a screen. */
export function useIsKnownPath(): (path: string) => boolean {
  const { routes } = useAppNavigation()
  const spelt = useMemo(() => new Set(pathsIn(routes)), [routes])
  return (path) => {
    if (spelt.has(path)) return true
    const found = matchOnce(routes, path).at(-1)
    return found !== undefined && found.route.path !== '*'
  }
}

/** The routes of the page that is shown, from the outermost to its screen. */
export function useOpenRoutes(): RouteMatch[] {
  const { routes } = useAppNavigation()
  return matchOnce(routes, useLocation().pathname)
}
