import { useEffect } from 'react'
import { preloadScreen } from './screens.ts'

/** The delay between two preloads, so that the main thread can handle a tap in between. */
const DELAY_MS = 100

function preloadLinked(link: Element | null): void {
  if (link instanceof HTMLAnchorElement && link.origin === window.location.origin)
    preloadScreen(link.pathname.slice(import.meta.env.BASE_URL.length - 1))
}

export function preloadVisibleLinks(): void {
  const observer = new IntersectionObserver((links) => {
    observer.disconnect()
    const visible = links.filter(({ isIntersecting }) => isIntersecting)
    for (const [index, { target }] of visible.entries()) setTimeout(() => preloadLinked(target), index * DELAY_MS)
  })
  for (const link of document.querySelectorAll('main a')) observer.observe(link)
}

const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const

/** Preloads a screen when the guest points at, touches or focuses a link to it. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => preloadLinked(target instanceof Element ? target.closest('a') : null)
    for (const type of intentEvents) document.addEventListener(type, preload, { passive: true })
    return () => {
      for (const type of intentEvents) document.removeEventListener(type, preload)
    }
  }, [])
}
