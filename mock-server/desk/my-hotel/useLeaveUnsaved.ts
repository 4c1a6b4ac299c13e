import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { useIsUnsaved } from './draft.ts'

/**
 * Asks before the section with this id is left with changes that are not saved: by a link to another part of the desk, or by closing the
 * tab. Returns the question, for what opens another hotel.
 */
export function useLeaveUnsaved(section: string): () => boolean {
  const { t } = useTexts()
  const isUnsaved = useIsUnsaved()
  const mayLeave = () => !isUnsaved || window.confirm(t('hotel.leaveText'))

  const hearClose = useEffectEvent((event: BeforeUnloadEvent) => isUnsaved && event.preventDefault())
  const hearClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link === null || link.closest(`#${section}`) || link.hash === `#${section}` || mayLeave()) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const stop = new AbortController()
    window.addEventListener('beforeunload', hearClose, stop)
    document.addEventListener('click', hearClick, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return mayLeave
}
