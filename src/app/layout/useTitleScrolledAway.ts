import { useEffect, useState, type RefObject } from 'react'

/** The page's heading once it has scrolled under the bar at the top; `undefined` while it can be seen. */
export function useTitleScrolledAway(bar: RefObject<HTMLElement | null>): string | undefined {
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    function follow(): void {
      const heading = document.querySelector('h1')
      const isAway = heading !== null && heading.getBoundingClientRect().bottom < (bar.current?.offsetHeight ?? 0)
      setTitle(isAway ? heading.textContent : undefined)
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [bar])
  return title
}
