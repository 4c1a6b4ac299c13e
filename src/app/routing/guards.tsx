import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import type { Store } from '#src/app/store.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { openAddress, paths, routePattern } from '#src/navigation/paths.ts'
import { rememberPage } from '#src/navigation/rememberedPage.ts'
import { loggedOutElsewhere, selectIsAuthenticated, selectNotice, sessionEndedByHotel } from '#src/session/session.ts'

/**
 * Renders child routes for signed-in guests; redirects a visitor to login and remembers the requested page (spec 2.4).
 * After a sign-out it renders nothing: `SignOutRedirect` or Log Out opens home.
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

type State = ReturnType<Store['getState']>

/** Opens home when the hotel has ended the session, or the guest has logged out in another tab (spec 4.3). Renders nothing. */
export function SignOutRedirect() {
  const dispatch = useDispatch<Store['dispatch']>()
  const navigate = useNavigate()
  const hasEnded = useRef(useSelector(selectNotice) !== null) // It may end before the app is rendered.
  useEffect(() => {
    // Without a second entry where home is open already.
    const openHome = () => void navigate(paths.home, { replace: routePattern(openAddress()) === paths.home })
    if (hasEnded.current) openHome()
    hasEnded.current = false
    const predicate = (action: UnknownAction, now: unknown, before: unknown) =>
      loggedOutElsewhere.match(action) ||
      (sessionEndedByHotel.match(action) &&
        selectIsAuthenticated(before as State) &&
        !selectIsAuthenticated(now as State))
    return dispatch(addListener({ predicate, effect: openHome }))
  }, [dispatch, navigate])
  return null
}
