import * as v from 'valibot'

type Area = 'localStorage' | 'sessionStorage'

/** What the browser's storage refused: it lasts until the page is closed. */
const memory = new Map<string, string>()

/** The text under this key, from memory where the storage refused it; `null` when there is none. */
export function readText(area: Area, key: string): string | null {
  try {
    return memory.get(key) ?? window[area].getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** The JSON under this key; `undefined` when it is missing, damaged or does not fit. */
export function readJson<Schema extends v.GenericSchema>(
  area: Area,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const text = readText(area, key)
  if (text === null) return undefined
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Stores a text under this key; in memory only where the storage is blocked or full. */
export function writeText(area: Area, key: string, text: string): void {
  try {
    window[area].setItem(key, text)
    memory.delete(key)
  } catch {
    removeText(area, key) // An older text must not outlive this one.
    memory.set(key, text)
  }
}

/** Removes the text under this key. */
export function removeText(area: Area, key: string): void {
  memory.delete(key)
  try {
    window[area].removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
