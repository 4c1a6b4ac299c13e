import { useEffect } from 'react'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { Direct } from './Direct.tsx'
import { Parts } from './frame/Parts.tsx'
import { Unusual } from './frame/Unusual.tsx'
import type { Face } from './frame/useFace.ts'
import { Show } from './show/Show.tsx'
import { Toast } from './staff/Toast.tsx'
import { useArrivals } from './staff/useArrivals.ts'

interface Props {
  readonly desk: DeskState
  readonly face: Face
}

/** The two faces of the desk. Both stay in the page, so that a draft and a result outlast a look at the other. */
export function Desk({ desk, face }: Props) {
  const arrivals = useArrivals(desk.board, desk.sandbox)
  useEffect(() => {
    const section = face === 'direct' && document.getElementById(window.location.hash.slice(1))
    if (section) section.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [face])
  return (
    <Parts>
      <Unusual desk={desk} />
      <div hidden={face !== 'show'}>
        <Show desk={desk} arrivals={arrivals} isCurrent={face === 'show'} />
      </div>
      <div hidden={face !== 'direct'}>
        <Direct desk={desk} />
      </div>
      <Toast board={desk.board} arrivals={arrivals} />
    </Parts>
  )
}
