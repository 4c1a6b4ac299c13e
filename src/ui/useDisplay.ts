import { useSyncExternalStore } from 'react'
import type { Display } from './applyDisplay.ts'
import { display } from './display.ts'

/** Returns the display settings and a function that changes them. A change is applied at once after `startDisplay`. */
export function useDisplay(): readonly [Display, (next: Display) => void] {
  return [useSyncExternalStore(display.subscribe, display.read), display.write]
}
