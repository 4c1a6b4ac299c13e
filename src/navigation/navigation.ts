import { createContext, use } from 'react'
import {
  matchRoutes,
  useLocation,
  type RouteMatch,
  type RouteObject,
  type unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'

/** A history that says where the app is at this moment, which the router may not have shown yet. */
export type History = Parameters<typeof HistoryRouter>[0]['history']

/** Where the app can go and where it is; `AppRouter` provides it. */
export interface Navigation {
  readonly routes: RouteObject[]
  readonly history: History
}

export const NavigationContext = createContext<Navigation | null>(null)

/** The route tree and the history of the router around. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (navigation === null) throw new Error('Navigation is known only inside AppRouter')
  return navigation
}

/** Gives the test for paths that lead to a screen. */
export function useIsKnownPath(): (path: string) => boolean {
  const { routes } = useNavigation()
  return (path) => {
    const found = matchRoutes(routes, path)?.at(-1)
    return found !== undefined && found.route.path !== '*'
  }
}

/** The routes of the page that is shown, from the outermost to its screen. */
export function useOpenRoutes(): readonly RouteMatch[] {
  const { routes } = useNavigation()
  return matchRoutes(routes, useLocation()) ?? []
}
