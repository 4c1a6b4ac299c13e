/** Why nothing answers at an address; `undefined` when something does, whatever it says. */
export async function unreachable(address: string): Promise<string | undefined> {
  try {
    await fetch(address, { method: 'HEAD' })
    return undefined
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}
