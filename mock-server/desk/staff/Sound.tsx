import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { useEffect, useState } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { chime } from './chime.ts'
import styles from './Staff.module.css'
import type { Arrivals } from './useArrivals.ts'

/** A switch for a sound at each arrival; off at first, because a browser plays none before somebody has pressed something. */
export function Sound({ arrivals: { last } }: { readonly arrivals: Arrivals }) {
  const { t } = useTexts()
  const [context, setContext] = useState<AudioContext>()
  useEffect(() => {
    if (context !== undefined && last.size > 0) chime(context)
  }, [context, last])

  function turn() {
    void context?.close()
    const next = context === undefined ? new AudioContext() : undefined
    // Lets the presenter hear it once, where nothing has arrived yet.
    if (next !== undefined && last.size === 0) chime(next)
    setContext(next)
  }

  return (
    <button type="button" aria-pressed={context !== undefined} className={styles.sound} onClick={turn}>
      {context === undefined ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
      <span>{t('show.sound')}</span>
    </button>
  )
}
