import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
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
  useIgnoreSecondTap(isPending)
  useFadeIn(isPending)
  return <PendingPathContext value={isPending ? location.pathname : undefined}>{open}</PendingPathContext>
}

/** While the next page is loading, a second tap on its link would add another entry to the history. */
function useIgnoreSecondTap(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return undefined
    const ignoreSecondTap = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
      if (link?.href === window.location.href && !opensElsewhere) event.preventDefault()
    }
    document.addEventListener('click', ignoreSecondTap, true)
    return () => document.removeEventListener('click', ignoreSecondTap, true)
  }, [isPending])
}

const FADE_MS = 150

/**
 * Fades the next screen in (spec 2.81). Not by a view transition: it pauses the page, and the browser drops what the guest taps meanwhile.
 * Not for Back and Forward, which a phone that is swiped animates itself.
 */
function useFadeIn(isPending: boolean): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (isPending || shown.current === pathname) return
    shown.current = pathname
    if (type !== NavigationType.Pop && !wantsLessMotion())
      document.querySelector('main')?.animate({ opacity: [0, 1] }, FADE_MS)
  }, [isPending, pathname, type])
}
