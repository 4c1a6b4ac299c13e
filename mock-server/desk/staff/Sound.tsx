import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { useEffect, useState } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './Staff.module.css'

function chime(context: AudioContext): void {
  const note = new OscillatorNode(context, { frequency: 1318.5 })
  const volume = new GainNode(context, { gain: 0.2 })
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5)
  note.connect(volume).connect(context.destination)
  note.start()
  note.stop(context.currentTime + 0.5)
}

/** A switch for a sound at each arrival; off at first, because a browser plays none before somebody has pressed something. */
export function Sound({ arrived }: { readonly arrived: readonly string[] }) {
  const { t } = useTexts()
  const [context, setContext] = useState<AudioContext>()
  useEffect(() => {
    if (context !== undefined && arrived.length > 0) chime(context)
  }, [context, arrived])

  function turn() {
    void context?.close()
    const next = context === undefined ? new AudioContext() : undefined
    // Lets the presenter hear it once, where nothing has arrived yet.
    if (next !== undefined && arrived.length === 0) chime(next)
    setContext(next)
  }

  return (
    <button type="button" aria-pressed={context !== undefined} className={styles.sound} onClick={turn}>
      {context === undefined ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
      <span>{t('show.sound')}</span>
    </button>
  )
}
