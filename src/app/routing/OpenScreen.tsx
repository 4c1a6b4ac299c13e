import { useDeferredValue, useEffect, useLayoutEffect, useReducer, useRef, ViewTransition } from 'react'
import { NavigationType, useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom'
import { PendingPathContext } from '#src/navigation/navigation.ts'
import { wantsLessMotion } from '#src/ui/display.ts'

/**
 * Renders the screen at the open address. While its chunk is loading, the previous screen stays, with the location that it was opened at.
 * Needs a router with `useTransitions={false}`, which says at once where the guest is going.
 */
export function OpenScreen({ routes }: { readonly routes: RouteObject[] }) {
  // With a location, the screen and its location are one element, of which React keeps the previous one.
  const location = useLocation()
  const next = useRoutes(routes, location)
  const open = useDeferredValue(next)
  const isPending = open !== next
  return (
    <PendingPathContext value={isPending ? location.pathname : undefined}>
      <LeavingPage isPending={isPending} />
      {open}
    </PendingPathContext>
  )
}

interface LeavingPageProps {
  /** Whether the page is being left: the next one is still loading. */
  readonly isPending: boolean
}

/**
 * The page that is left ignores a second tap on the same link, and fades out over the next page, which takes taps at once (spec 2.81), unless
 * the browser animates the change itself, as for Back by a swipe. Renders nothing.
 */
function LeavingPage({ isPending }: LeavingPageProps) {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const from = useRef(pathname)
  const isSwiped = useRef(false)
  const [, runEffects] = useReducer((times: number) => times + 1, 0)

  useEffect(() => {
    const note = (event: PopStateEvent) => {
      isSwiped.current = event.hasUAVisualTransition
    }
    // React renders between two listeners: this one hears of it before the router's.
    window.addEventListener('popstate', note, true)
    return () => window.removeEventListener('popstate', note, true)
  }, [])

  useEffect(() => {
    if (!isPending) return undefined
    /** It would add another entry to the history. */
    const ignoreSecondTap = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
      if (link?.href === window.location.href && !opensElsewhere) event.preventDefault()
    }
    document.addEventListener('click', ignoreSecondTap, true)
    return () => document.removeEventListener('click', ignoreSecondTap, true)
  }, [isPending])

  useLayoutEffect(() => {
    const fades = isPending && pathname !== from.current && !(type === NavigationType.Pop && isSwiped.current)
    // What a transition shows takes no taps: it shows only the page that is left.
    document.documentElement.style.viewTransitionName = fades ? '' : 'none'
    if (isPending || pathname === from.current) return
    from.current = pathname
    // Rendering runs the effects of the new screen, which React would run at the end of the transition: calls would wait for it.
    runEffects()
  }, [isPending, pathname, type])

  return null
}

/**
 * Has React begin a view transition, by something that differs on each page. It needs no name, because the transition shows the whole page.
 * Not around the screen: React would wait for the pictures in it. Mount it once the app has loaded: React begins a transition for that too.
 */
export function ScreenTransition() {
  const { pathname } = useLocation()
  return (
    <ViewTransition name="none" default={wantsLessMotion() ? 'none' : 'auto'}>
      <span hidden data-path={pathname} />
    </ViewTransition>
  )
}
