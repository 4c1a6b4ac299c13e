import * as v from 'valibot'

type Area = 'localStorage' | 'sessionStorage'

/** What the phone's storage would not take: it lasts until the page is closed. */
const memory = new Map<string, string>()

/** The text kept under this name; `null` when there is none. A blocked storage holds nothing but what lies in memory. */
export function readText(area: Area, key: string): string | null {
  try {
    return memory.get(key) ?? window[area].getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** The JSON kept under this name; `undefined` when it is missing, damaged or does not fit. */
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

/** Keeps a text under this name; in memory only where the storage is blocked or full. */
export function writeText(area: Area, key: string, text: string): void {
  removeText(area, key)
  try {
    window[area].setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

/** Forgets the text under this name. */
export function removeText(area: Area, key: string): void {
  memory.delete(key)
  try {
    window[area].removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
