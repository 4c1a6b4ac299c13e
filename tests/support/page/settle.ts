/** Waits until pending promises and immediates have run, as far as they wait for neither a timer nor the network. */
export async function settle(turns = 6): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => void setImmediate(resolve))
}
