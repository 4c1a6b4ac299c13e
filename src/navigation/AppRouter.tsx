import { useMemo, type ReactNode } from 'react'
import { renderMatches, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import { NavigationContext, useOpenRoutes, type Navigation } from './navigation.ts'

/** The router over a history. What is inside knows the route tree, and where the app is. */
export function AppRouter({ routes, history, children }: Navigation & { readonly children: ReactNode }) {
  const navigation = useMemo(() => ({ routes, history }), [routes, history])
  return (
    <HistoryRouter basename={import.meta.env.BASE_URL} history={history}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </HistoryRouter>
  )
}

/** The screen that is open, within the routes around it. */
export function OpenScreen() {
  return renderMatches(useOpenRoutes())
}
