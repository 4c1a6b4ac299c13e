/**
 * Runs stages in order, up to `lanes` at a time, each once those it needs have passed. `run` takes a stage and gives a
 * result with `failed`; `skip` gives the result of a stage whose needs failed. Gives results in the stages' order.
 */
export async function runInOrder(stages, { lanes, run, skip }) {
  const results = new Map()
  const waiting = [...stages]

  const next = () => waiting.findIndex((stage) => stage.needs.every((name) => results.get(name)))

  let wake = () => {}
  async function lane() {
    while (waiting.length > 0) {
      const index = next()
      if (index === -1) {
        await new Promise((resolve) => {
          const before = wake
          wake = () => {
            before()
            resolve()
          }
        })
        continue
      }
      const [stage] = waiting.splice(index, 1)
      const missing = stage.needs.filter((name) => results.get(name).failed > 0)
      results.set(stage.name, missing.length > 0 ? skip(stage, missing) : await run(stage))
      wake()
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane))
  return stages.map((stage) => results.get(stage.name))
}
