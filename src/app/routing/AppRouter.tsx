import { useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react'
import { renderMatches, Router } from 'react-router-dom'
import {
  AppNavigationContext,
  PendingNavigationContext,
  useOpenRoutes,
  type AppNavigation,
} from '#src/navigation/navigation.ts'

/**
 * A router over a history, like react-router's own, which also provides the route tree, the history and whether a navigation
 * is pending to its descendants.
 */
export function AppRouter({ routes, history, children }: AppNavigation & { readonly children: ReactNode }) {
  const navigation = useMemo(() => ({ routes, history }), [routes, history])
  const [{ action, location }, setNavigation] = useState({ action: history.action, location: history.location })
  const [isPending, startNavigation] = useTransition()
  useLayoutEffect(() => history.listen((now) => startNavigation(() => setNavigation(now))), [history])
  return (
    <Router basename={import.meta.env.BASE_URL} location={location} navigationType={action} navigator={history}>
      <AppNavigationContext value={navigation}>
        <PendingNavigationContext value={isPending}>{children}</PendingNavigationContext>
      </AppNavigationContext>
    </Router>
  )
}

/** Renders the open screen within its parent routes. */
export function OpenScreen() {
  return renderMatches(useOpenRoutes())
}
