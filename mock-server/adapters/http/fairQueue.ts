/**
 * Node accepts one new connection in each round of its event loop. Several rounds for each call let connections that wait
 * be accepted, so that no device waits behind all that a busy one sends.
 */
const ROUNDS = 4

/** After so many milliseconds what a device was given counts half. */
const HALVED_AFTER = 1_000

function afterRounds(rounds: number, act: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, act) : act()))
}

/**
 * Lets calls of several devices go on one after the other: first those of the device that was given fewest turns lately, so
 * that a device with many calls is slow for itself and not for others.
 */
export function fairQueue(): (device: string | undefined) => Promise<void> {
  const waiting = new Map<string | undefined, (() => void)[]>()
  const given = new Map<string | undefined, number>()
  let halvedAt = performance.now()

  function halve(): void {
    const times = Math.floor((performance.now() - halvedAt) / HALVED_AFTER)
    if (times < 1) return
    halvedAt += times * HALVED_AFTER
    for (const [device, turns] of given) {
      if (turns / 2 ** times < 1) given.delete(device)
      else given.set(device, turns / 2 ** times)
    }
  }

  /** Of the devices that wait, the one with fewest turns; of equal ones, the one that waits longest. */
  function least(): string | undefined {
    let [fewest, device]: [number, string | undefined] = [Infinity, undefined]
    for (const each of waiting.keys()) {
      const turns = given.get(each) ?? 0
      if (turns < fewest) [fewest, device] = [turns, each]
    }
    return device
  }

  function next(): void {
    halve()
    const device = least()
    const calls = waiting.get(device) ?? []
    calls.shift()?.()
    given.set(device, (given.get(device) ?? 0) + 1)
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
