/** Returns the reason why an address is unreachable, or `undefined` when it responds with any status. */
export async function unreachable(address: string): Promise<string | undefined> {
  try {
    await fetch(address, { method: 'HEAD' })
    return undefined
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}
