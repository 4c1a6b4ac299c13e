const NOTES_HZ = [880, 1318.5]
const BETWEEN_S = 0.12
const LASTS_S = 0.4

/** Plays two short notes. */
export function chime(context: AudioContext): void {
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const start = context.currentTime + index * BETWEEN_S
    const note = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0.2, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + LASTS_S)
    note.connect(volume).connect(context.destination)
    note.start(start)
    note.stop(start + LASTS_S)
  }
}
