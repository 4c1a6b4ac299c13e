/**
 * Node takes up one new connection in each round of its event loop. Several rounds for each call let those who are not
 * heard yet come in, so that nobody waits behind all that a busy device sends.
 */
const ROUNDS = 4

function afterRounds(rounds: number, act: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, act) : act()))
}

/**
 * Lets calls of several devices go on in turns, one of each device at a time, so that a device with many calls waiting is
 * slow for itself and not for others.
 */
export function takeTurns(): (device: string | undefined) => Promise<void> {
  const waiting = new Map<string | undefined, (() => void)[]>()

  function next(): void {
    const [first] = waiting
    if (first === undefined) return
    const [device, calls] = first
    calls.shift()?.()
    waiting.delete(device)
    if (calls.length > 0) waiting.set(device, calls)
    if (waiting.size > 0) afterRounds(ROUNDS, next)
  }

  return (device) =>
    new Promise((resolve) => {
      if (waiting.size === 0) afterRounds(ROUNDS, next)
      const calls = waiting.get(device)
      if (calls === undefined) waiting.set(device, [resolve])
      else calls.push(resolve)
    })
}
