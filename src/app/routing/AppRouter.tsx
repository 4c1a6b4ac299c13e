import { useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react'
import { renderMatches, Router } from 'react-router-dom'
import {
  AppNavigationContext,
  PendingNavigationContext,
  useOpenRoutes,
  type AppNavigation,
} from '#src/navigation/navigation.ts'

/**
 * The router over a history. What is inside knows the route tree, where the app is, and whether the screen there is still
 * on its way; react-router's own, which does the same otherwise, keeps that to itself.
 */
export function AppRouter({ routes, history, children }: AppNavigation & { readonly children: ReactNode }) {
  const navigation = useMemo(() => ({ routes, history }), [routes, history])
  const [{ action, location }, show] = useState({ action: history.action, location: history.location })
  const [isOpening, startOpening] = useTransition()
  useLayoutEffect(() => history.listen((now) => startOpening(() => show(now))), [history])
  return (
    <Router basename={import.meta.env.BASE_URL} location={location} navigationType={action} navigator={history}>
      <AppNavigationContext value={navigation}>
        <PendingNavigationContext value={isOpening}>{children}</PendingNavigationContext>
      </AppNavigationContext>
    </Router>
  )
}

/** The screen that is open, within the routes around it. */
export function OpenScreen() {
  return renderMatches(useOpenRoutes())
}
