import { useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { matchOnce, useAppNavigation } from './navigation.ts'

/** A screen that can be fetched before it is opened. */
export interface PreloadableScreen {
  /** Starts loading the screen's chunk. A failed load is tried again when the screen is opened. */
  readonly preload: () => void
}

/** Starts loading the chunk of the screen at this path. */
export function preloadScreen(routes: RouteObject[], path: string): void {
  const found: RouteObject & Partial<PreloadableScreen> = matchOnce(routes, path).at(-1)?.route ?? {}
  found.preload?.()
}

/** The delay between two preloads, so that the main thread can handle a tap in between. */
const DELAY_MS = 100

function preloadLinked(routes: RouteObject[], { origin, pathname }: HTMLAnchorElement): void {
  if (origin === window.location.origin) preloadScreen(routes, pathname.slice(import.meta.env.BASE_URL.length - 1))
}

/** Preloads the screens of the links in the viewport. */
export function preloadVisibleLinks(routes: RouteObject[]): void {
  const observer = new IntersectionObserver((links) => {
    observer.disconnect()
    const visible = links.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    for (const [index, link] of visible.entries())
      setTimeout(() => link instanceof HTMLAnchorElement && preloadLinked(routes, link), index * DELAY_MS)
  })
  for (const link of document.querySelectorAll('main a')) observer.observe(link)
}

const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const

/** Preloads a screen when the guest points at, touches or focuses a link to it. */
export function usePreloadOnIntent(): void {
  const { routes } = useAppNavigation()
  useEffect(() => {
    function preload({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null) preloadLinked(routes, link)
    }
    for (const type of intentEvents) document.addEventListener(type, preload, { passive: true })
    return () => {
      for (const type of intentEvents) document.removeEventListener(type, preload)
    }
  }, [routes])
}
