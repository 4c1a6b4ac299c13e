import { fieldsOf, parseJson } from '#src/lib/unknown.ts'
import { DISPLAY_KEY } from '#src/storage/keys.ts'
import { storedChoice } from '#src/storage/storedChoice.ts'
import { readText } from '#src/storage/storedText.ts'

/** The display settings and their values; the first value of each is the default. `text` is a percentage. */
export const displayChoices = {
  text: ['100', '115', '130'],
  theme: ['system', 'light', 'dark'],
  contrast: ['normal', 'high'],
  motion: ['system', 'reduced'],
  data: ['system', 'saver'],
} as const

type Choices = typeof displayChoices

/** The display settings of this device. */
export type Display = { readonly [Name in keyof Choices]: Choices[Name][number] }

function parseDisplay(stored: unknown): Display {
  const given = fieldsOf(stored)
  const parsed = Object.entries(displayChoices).map(([name, [first, ...others]]) => [
    name,
    others.find((value) => value === given[name]) ?? first,
  ])
  return Object.fromEntries(parsed) as Display // of each setting one of its values
}

/**
 * The stored display settings, for `useSyncExternalStore`; what cannot be read has its default. A change is applied at once after
 * `startDisplay`. No hook here: the script in the page contains this file, and must not contain React.
 */
export const display = /* @__PURE__ */ storedChoice(DISPLAY_KEY, parseDisplay)

/** Sets the stored settings as attributes of `<html>` for tokens.css and base.css; a default sets none. */
export function applyDisplay(): void {
  const { dataset } = document.documentElement
  for (const [name, value] of Object.entries(parseDisplay(parseJson(readText('localStorage', DISPLAY_KEY))))) {
    const isDefault = value === '100' || value === 'normal' || value === 'system'
    if (isDefault) Reflect.deleteProperty(dataset, name)
    else dataset[name] = value
  }
}

/** Applies the stored settings, and from then on each change in this tab or another. */
export function startDisplay(): void {
  applyDisplay()
  display.subscribe(applyDisplay)
}

/** Whether the system, or the guest in Settings, wants less motion. For scripts: style sheets ask the same of `data-motion`. */
export function wantsLessMotion(): boolean {
  const isReduced = document.documentElement.dataset['motion'] === 'reduced'
  return isReduced || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
