import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useFocusReset } from '#src/ui/layout/useFocusReset.ts'
import { useCrumbs } from './useCrumbs.ts'
import { useHotelName } from '#src/app/layout/useHotelName.ts'

/**
 * Sets the document's title for each page. When the pathname changes, scrolls to the top and focuses the heading. The first
 * page is left as the browser opened it.
 */
export function useScrollAndFocusReset(): void {
  const { pathname } = useLocation()
  const { hotel } = useHotelName()
  const crumbs = useCrumbs()
  const name = crumbs.length > 1 ? crumbs.at(-1)?.text : undefined

  useEffect(() => {
    // Otherwise Back would restore the scroll position while the focus is on a heading out of view.
    window.history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    document.title = name === undefined ? hotel : `${name} · ${hotel}`
  }, [name, hotel])

  useFocusReset(pathname)
}
