import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { useEffect, useState } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './Staff.module.css'

const LASTS_S = 0.5

function chime(context: AudioContext): void {
  const end = context.currentTime + LASTS_S
  const note = new OscillatorNode(context, { frequency: 1318.5 })
  const volume = new GainNode(context)
  volume.gain.setValueAtTime(0.2, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, end)
  note.connect(volume).connect(context.destination)
  note.start()
  note.stop(end)
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
