/**
 * Runs stages in order, up to `lanes` at a time, each once those it needs have ended; one that wants the machine `alone`
 * waits for the others. `run` takes a stage and gives a result with `failed`; `skip` gives the result of a stage whose
 * needs failed. Gives the results in the stages' order.
 */
export async function runInOrder(stages, { lanes, run, skip }) {
  const results = new Map()
  const running = new Map()
  const waiting = [...stages]

  const mayStart = ({ needs, alone }) =>
    needs.every((name) => results.has(name)) &&
    running.size < (alone ? 1 : lanes) &&
    ![...running.keys()].some((stage) => stage.alone)

  async function settle(stage) {
    const missing = stage.needs.filter((name) => results.get(name).failed > 0)
    results.set(stage.name, missing.length > 0 ? skip(stage, missing) : await run(stage))
  }

  while (waiting.length > 0) {
    const index = waiting.findIndex(mayStart)
    if (index === -1) await Promise.race(running.values())
    else {
      const [stage] = waiting.splice(index, 1)
      const settled = settle(stage).finally(() => running.delete(stage))
      running.set(stage, settled)
    }
  }
  await Promise.all(running.values())
  return stages.map((stage) => results.get(stage.name))
}
