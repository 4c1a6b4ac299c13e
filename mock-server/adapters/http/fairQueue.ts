/**
 * Event-loop rounds between two calls. Node accepts one connection per round, so pending connections of other addresses are
 * accepted while a busy address sends many calls.
 */
const ROUNDS = 4

/** The time in milliseconds after which the turns of an address count half. */
const HALF_LIFE_MS = 1_000

function afterRounds(rounds: number, act: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, act) : act()))
}

/**
 * Queues the calls of all addresses. The next call is from the address with the fewest recent turns, so that many calls of one
 * address do not delay the others. The returned promise resolves when it is the call's turn.
 */
export function fairQueue(): (address: string | undefined) => Promise<void> {
  const waiting = new Map<string | undefined, (() => void)[]>()
  const turnsByAddress = new Map<string | undefined, number>()
  let halvedAt = performance.now()

  function halve(): void {
    const times = Math.floor((performance.now() - halvedAt) / HALF_LIFE_MS)
    if (times < 1) return
    halvedAt += times * HALF_LIFE_MS
    for (const [address, turns] of turnsByAddress) {
      if (turns / 2 ** times < 1) turnsByAddress.delete(address)
      else turnsByAddress.set(address, turns / 2 ** times)
    }
  }

  /** The waiting address with the fewest turns; the longest waiting one if several are equal. */
  function addressWithFewestTurns(): string | undefined {
    let [fewest, address]: [number, string | undefined] = [Infinity, undefined]
    for (const each of waiting.keys()) {
      const turns = turnsByAddress.get(each) ?? 0
      if (turns < fewest) [fewest, address] = [turns, each]
    }
    return address
  }

  function next(): void {
    halve()
    const address = addressWithFewestTurns()
    const calls = waiting.get(address) ?? []
    calls.shift()?.()
    turnsByAddress.set(address, (turnsByAddress.get(address) ?? 0) + 1)
    waiting.delete(address)
    if (calls.length > 0) waiting.set(address, calls)
    if (waiting.size > 0) afterRounds(ROUNDS, next)
  }

  return (address) =>
    new Promise((resolve) => {
      if (waiting.size === 0) afterRounds(ROUNDS, next)
      const calls = waiting.get(address)
      if (calls === undefined) waiting.set(address, [resolve])
      else calls.push(resolve)
    })
}
