import { useSyncExternalStore } from 'react'

/** From this width on the style sheets have two columns. The oldest browsers know no `width >=` here. */
const wide = () => window.matchMedia('(min-width: 64rem)')

function subscribe(tell: () => void): () => void {
  const list = wide()
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Whether the window has space for a second column, for content that is only there. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}
