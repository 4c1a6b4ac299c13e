import { useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { matchOnce, useAppNavigation } from './navigation.ts'

/** A screen that can be fetched before it is opened. */
export interface PreloadableScreen {
  /** Starts the screen's file; one that cannot be fetched is asked for again when the screen is opened. */
  readonly preload: () => void
}

/** Starts the file of the screen at this path, so that it opens without a wait. */
export function preloadScreen(routes: RouteObject[], path: string): void {
  const found: RouteObject & Partial<PreloadableScreen> = matchOnce(routes, path).at(-1)?.route ?? {}
  found.preload?.()
}

/** Between two screens that are fetched ahead. */
const APART_MS = 100

function fetchLinked(routes: RouteObject[], { origin, pathname }: HTMLAnchorElement): void {
  if (origin === window.location.origin) preloadScreen(routes, pathname.slice(import.meta.env.BASE_URL.length - 1))
}

/** Fetches the screens that links lead to which the guest can see now. */
export function preloadVisibleLinks(routes: RouteObject[]): void {
  const observer = new IntersectionObserver((links) => {
    observer.disconnect()
    const seen = links.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    // One at a time, so that a tap between two of them is answered at once.
    for (const [turn, link] of seen.entries())
      setTimeout(() => link instanceof HTMLAnchorElement && fetchLinked(routes, link), turn * APART_MS)
  })
  for (const link of document.querySelectorAll('main a')) observer.observe(link)
}

const signs = ['pointerover', 'touchstart', 'focusin'] as const

/** Fetches a screen as soon as a finger, a pointer or the focus comes to a link that leads there. */
export function usePreloadOnIntent(): void {
  const { routes } = useAppNavigation()
  useEffect(() => {
    function fetchAhead({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null) fetchLinked(routes, link)
    }
    for (const sign of signs) document.addEventListener(sign, fetchAhead, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead)
    }
  }, [routes])
}
