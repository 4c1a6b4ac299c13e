import * as v from 'valibot'

export const areas = ['localStorage', 'sessionStorage'] as const
type Area = (typeof areas)[number]

/** Texts that could not be written to the browser's storage; they last until the page is closed. */
const memory = new Map<string, string>()

/** The text under this key, from memory where it could not be written; `null` when there is none. */
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

/** Stores a text under this key. Returns `false` when storage is blocked or full. */
export function persistText(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Stores a text under this key; in memory only where the storage is blocked or full. */
export function writeText(area: Area, key: string, text: string): void {
  if (persistText(area, key, text)) return void memory.delete(key)
  removeText(area, key) // An older text must not outlive this one.
  memory.set(key, text)
}

/** Every key of this storage; empty when it is blocked. */
export function storedKeys(area: Area): string[] {
  try {
    return Object.keys(window[area])
  } catch {
    return []
  }
}

export function removeText(area: Area, key: string): void {
  memory.delete(key)
  try {
    window[area].removeItem(key)
  } catch {
    // Blocked storage contains nothing to remove.
  }
}

/** Removes the texts under all keys that `isRemoved`, also from memory; from one storage area if it is given. */
export function removeAll(isRemoved: (key: string) => boolean, area?: Area): void {
  for (const each of area === undefined ? areas : [area]) {
    for (const key of [...storedKeys(each), ...memory.keys()].filter(isRemoved)) removeText(each, key)
  }
}
