import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import { rememberPage } from '#src/navigation/rememberedPage.ts'
import { selectIsAuthenticated } from '#src/session/session.ts'

/**
 * Renders child routes for signed-in guests; redirects a visitor to login and remembers the requested page (spec 2.4).
 * After a sign-out it renders nothing: the sign-out listener navigates.
 */
export function GuestGuard() {
  const isAuthenticated = useSelector(selectIsAuthenticated)
  const [wasAuthenticated] = useState(isAuthenticated)
  if (isAuthenticated) return <Outlet />
  return wasAuthenticated ? null : <RedirectToLogin />
}

function RedirectToLogin() {
  const { pathname, search } = useLocation()
  useEffect(() => rememberPage(`${pathname}${search}`), [pathname, search])
  return <Navigate to={paths.login} replace />
}

/** Guards recommendations, unless the configuration makes them public. */
export function RecommendationsGuard() {
  return useConfig().publicRecommendations ? <Outlet /> : <GuestGuard />
}
