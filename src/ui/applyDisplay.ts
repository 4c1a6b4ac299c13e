import { fieldsOf, parseJson } from '#src/lib/unknown.ts'
import { DISPLAY_KEY } from '#src/storage/keys.ts'
import { readText } from '#src/storage/storedText.ts'

/** The display settings and their values; the first value of each is the default. `text` is a percentage. */
export const displayChoices = {
  text: ['100', '115', '130'],
  contrast: ['normal', 'high'],
  motion: ['system', 'reduced'],
  theme: ['system', 'light', 'dark'],
  data: ['system', 'saver'],
} as const

type Choices = typeof displayChoices

/** The display settings of this device. */
export type Display = { readonly [Name in keyof Choices]: Choices[Name][number] }

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], kept: unknown): Value {
  return values.find((value) => value === kept) ?? values[0]
}

/** The display settings in a stored value; what cannot be read has its default. */
export function parseDisplay(stored: unknown): Display {
  const given = fieldsOf(stored)
  const { text, contrast, motion, theme, data } = displayChoices
  return {
    text: oneOf(text, given['text']),
    contrast: oneOf(contrast, given['contrast']),
    motion: oneOf(motion, given['motion']),
    theme: oneOf(theme, given['theme']),
    data: oneOf(data, given['data']),
  }
}

/** Sets the stored settings as attributes of `<html>` for tokens.css and base.css; a default sets none. */
export function applyDisplay(): void {
  const { dataset } = document.documentElement
  for (const [name, value] of Object.entries(parseDisplay(parseJson(readText('localStorage', DISPLAY_KEY))))) {
    const isDefault = value === '100' || value === 'normal' || value === 'system'
    if (isDefault) Reflect.deleteProperty(dataset, name)
    else dataset[name] = value
  }
}
