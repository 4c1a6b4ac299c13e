/** The fields of an untrusted value; empty for anything but an object. */
export function fieldsOf(value: unknown): { readonly [name: string]: unknown } {
  return { ...(value as object) } // Spreading `null`, a number or a boolean gives an empty object.
}

/** The value of a JSON text; `undefined` when there is none or it is not JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
