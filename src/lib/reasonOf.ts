/** The message of a caught value, which may be any value. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
