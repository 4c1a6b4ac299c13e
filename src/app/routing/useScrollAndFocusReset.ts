import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useFocusReset } from '#src/ui/layout/useFocusReset.ts'
import { useCrumbs } from './useCrumbs.ts'
import { useHotelName } from '#src/app/layout/useHotelName.ts'

/**
 * What arriving at a page means: its name in the window's title and, when the pathname changed, a view from the top
 * with the focus on its heading. The first page is left as the browser opened it.
 */
export function useScrollAndFocusReset(): void {
  const { pathname } = useLocation()
  const hotel = useHotelName()
  const crumbs = useCrumbs()
  const name = crumbs.length > 1 ? crumbs.at(-1)?.text : undefined

  useEffect(() => {
    // Or Back would find the page where it was left, with the focus on a heading out of sight.
    window.history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    document.title = name === undefined ? hotel : `${name} · ${hotel}`
  }, [name, hotel])

  useFocusReset(pathname)
}
