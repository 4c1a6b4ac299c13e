import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import { rememberPage } from '#src/navigation/rememberedPage.ts'
import { selectIsAuthenticated } from '#src/session/session.ts'

/**
 * Lets signed-in guests in; a visitor is led to login, and the page asked for is remembered (spec 2.4). A guest who is
 * signed out while here sees nothing more of it; where they go is decided by the sign-out.
 */
export function GuestGuard() {
  const isAuthenticated = useSelector(selectIsAuthenticated)
  const [cameSignedIn] = useState(isAuthenticated)
  if (isAuthenticated) return <Outlet />
  return cameSignedIn ? null : <RedirectToLogin />
}

function RedirectToLogin() {
  const { pathname, search } = useLocation()
  useEffect(() => rememberPage(`${pathname}${search}`), [pathname, search])
  return <Navigate to={paths.login} replace />
}

/** Recommendations are for guests, unless the configuration opens them to visitors. */
export function RecommendationsGuard() {
  return useConfig().publicRecommendations ? <Outlet /> : <GuestGuard />
}
