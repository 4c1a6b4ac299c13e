import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { rememberPage } from '#src/navigation/rememberedPage.ts'
import { selectIsAuthenticated, selectIsLeaving } from '#src/session/session.ts'

/** Lets signed-in guests in; a visitor is led to login, and the page asked for is remembered (spec 2). */
export function GuestOnly() {
  const isAuthenticated = useSelector(selectIsAuthenticated)
  if (isAuthenticated) return <Outlet />
  return <Detour />
}

function Detour() {
  const isLeaving = useSelector(selectIsLeaving)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isLeaving) rememberPage(`${pathname}${search}`)
  }, [isLeaving, pathname, search])
  return isLeaving ? null : <Navigate to={paths.login} replace />
}
