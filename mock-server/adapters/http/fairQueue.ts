/**
 * Event-loop rounds between two calls. Node accepts one connection per round, so pending connections of other devices are
 * accepted while a busy device sends many calls.
 */
const ROUNDS = 4

/** The time in milliseconds after which the turns of a device count half. */
const HALF_LIFE_MS = 1_000

function afterRounds(rounds: number, act: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, act) : act()))
}

/**
 * Queues the calls of all devices. The next call is from the device with the fewest recent turns, so that many calls of one
 * device do not delay the others. The returned promise resolves when it is the call's turn.
 */
export function fairQueue(): (device: string | undefined) => Promise<void> {
  const waiting = new Map<string | undefined, (() => void)[]>()
  const turnsByDevice = new Map<string | undefined, number>()
  let halvedAt = performance.now()

  function halve(): void {
    const times = Math.floor((performance.now() - halvedAt) / HALF_LIFE_MS)
    if (times < 1) return
    halvedAt += times * HALF_LIFE_MS
    for (const [device, turns] of turnsByDevice) {
      if (turns / 2 ** times < 1) turnsByDevice.delete(device)
      else turnsByDevice.set(device, turns / 2 ** times)
    }
  }

  /** The waiting device with the fewest turns; the longest waiting one if several are equal. */
  function deviceWithFewestTurns(): string | undefined {
    let [fewest, device]: [number, string | undefined] = [Infinity, undefined]
    for (const each of waiting.keys()) {
      const turns = turnsByDevice.get(each) ?? 0
      if (turns < fewest) [fewest, device] = [turns, each]
    }
    return device
  }

  function next(): void {
    halve()
    const device = deviceWithFewestTurns()
    const calls = waiting.get(device) ?? []
    calls.shift()?.()
    turnsByDevice.set(device, (turnsByDevice.get(device) ?? 0) + 1)
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
