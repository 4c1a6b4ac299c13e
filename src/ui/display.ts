import { useSyncExternalStore } from 'react'
import { fieldsOf, storedChoice } from '#src/storage/storedChoice.ts'
import { DISPLAY_KEY } from '#src/storage/keys.ts'

/** What a guest may choose about how the app looks; the first of each is the default. `text` is in per cent. */
export const displayChoices = {
  text: ['100', '115', '130'],
  contrast: ['normal', 'high'],
  motion: ['system', 'reduced'],
  theme: ['system', 'light', 'dark'],
  data: ['system', 'light'],
} as const

type Choices = typeof displayChoices

/** How the app looks on this phone. */
export type Display = { readonly [Name in keyof Choices]: Choices[Name][number] }

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], kept: unknown): Value {
  return values.find((value) => value === kept) ?? values[0]
}

const kept = storedChoice<Display>(DISPLAY_KEY, (found) => {
  const given = fieldsOf(found)
  const { text, contrast, motion, theme, data } = displayChoices
  return {
    text: oneOf(text, given['text']),
    contrast: oneOf(contrast, given['contrast']),
    motion: oneOf(motion, given['motion']),
    theme: oneOf(theme, given['theme']),
    data: oneOf(data, given['data']),
  }
})

/** How the app looks, for what stands beside React. */
export const display = { read: kept.read, subscribe: kept.subscribe }

/** Writes the choices onto `<html>`, where tokens.css and base.css look; a default leaves no trace. */
function apply(): void {
  const { dataset } = document.documentElement
  for (const [name, value] of Object.entries(kept.read())) {
    const isDefault = value === '100' || value === 'normal' || value === 'system'
    if (isDefault) Reflect.deleteProperty(dataset, name)
    else dataset[name] = value
  }
}

/** Applies what was chosen on an earlier visit, and from then on what is chosen here or in another tab. */
export function startDisplay(): void {
  apply()
  kept.subscribe(apply)
}

/** How the app looks and the way to change it; once started, a change applies at once. */
export function useDisplay(): readonly [Display, (next: Display) => void] {
  return [useSyncExternalStore(kept.subscribe, kept.read), kept.write]
}
