/** Lets everything that waits for nothing from outside happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve))
}
