import { storedChoice } from '#src/storage/storedChoice.ts'
import { DISPLAY_KEY } from '#src/storage/keys.ts'
import { applyDisplay, parseDisplay } from './applyDisplay.ts'

const { read, subscribe, write } = storedChoice(DISPLAY_KEY, parseDisplay)

/** The stored display settings. A change is applied at once after `startDisplay`. */
export const display = { read, subscribe, write }

/** Applies the stored settings, and from then on each change in this tab or another. */
export function startDisplay(): void {
  applyDisplay()
  subscribe(applyDisplay)
}
