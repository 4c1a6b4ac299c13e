import { addTransitionType, useLayoutEffect, useMemo, useReducer, useState, useTransition, type ReactNode } from 'react'
import { NavigationType, renderMatches, Router } from 'react-router-dom'
import {
  AppNavigationContext,
  PendingNavigationContext,
  useOpenRoutes,
  type AppNavigation,
} from '#src/navigation/navigation.ts'
import { wantsLessMotion } from '#src/ui/display.ts'

/**
 * Whether a change of screens may be animated: the browser can do it and does not do so itself, as for Back by a swipe, and neither the
 * system nor the guest wants less motion.
 */
function mayAnimate(): boolean {
  const { event } = window
  const isAnimatedAlready = event instanceof PopStateEvent && event.hasUAVisualTransition
  return 'startViewTransition' in document && !isAnimatedAlready && !wantsLessMotion()
}

/**
 * A router over a history, like react-router's own, which also provides the route tree, the history and whether a navigation
 * is pending to its descendants. The screen that is left fades out over the next one, which takes taps at once (spec 2.81).
 */
export function AppRouter({ routes, history, children }: AppNavigation & { readonly children: ReactNode }) {
  const navigation = useMemo(() => ({ routes, history }), [routes, history])
  const [{ action, location }, setNavigation] = useState({ action: history.action, location: history.location })
  const [isPending, startNavigation] = useTransition()
  const [shown, show] = useReducer((_: unknown, next: typeof location) => next, location)
  useLayoutEffect(() => {
    let { pathname } = history.location
    return history.listen((now) => {
      const isAnimated = now.location.pathname !== pathname && mayAnimate()
      const navigate = () =>
        startNavigation(() => {
          if (isAnimated) addTransitionType('screen')
          setNavigation({ action: history.action, location: history.location })
        })
      ;({ pathname } = now.location)
      document.documentElement.style.viewTransitionName = ''
      // While the browser reports Back or Forward, React would change the screen without the transition.
      if (isAnimated && now.action === NavigationType.Pop) setTimeout(navigate)
      else navigate()
    })
  }, [history])
  useLayoutEffect(() => {
    if (shown === location) return
    // What a transition shows takes no taps: it shows only the page that is left.
    document.documentElement.style.viewTransitionName = 'none'
    // Rendering runs the effects of the new screen, which React would run at the end of the transition: calls would wait for it.
    show(location)
  }, [shown, location])
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
