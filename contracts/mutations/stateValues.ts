import * as v from 'valibot'
import type { Interaction } from '#contracts/interactions.ts'

/** A text with values in `${…}`, or the name of one value, which keeps its type. */
const fromState = v.pipe(
  v.object({ expression: v.string() }),
  v.transform(({ expression }) => ({ expression: expression.replace(/^\w+$/, '${$&}') })),
)
const generators = v.object({
  path: v.optional(fromState),
  header: v.optional(v.record(v.string(), fromState), {}),
  body: v.optional(v.record(v.string(), fromState), {}),
})

/** A request whose values from the state are replaced. */
export interface FilledRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The steps of a path such as `$.productIds[0]`. */
const stepsOf = (path: string) => path.match(/\w+/g) ?? []

function setAt(body: unknown, path: string, value: string): void {
  const steps = stepsOf(path)
  const parent = steps.slice(0, -1).reduce((inner, step) => (inner as Record<string, unknown>)[step], body)
  Object.assign(parent as object, { [steps.at(-1) ?? '']: value })
}

/** The request of an interaction, with what `write` says in place of each value from its state. */
export function filledRequest({ request }: Interaction, write: (name: string) => string): FilledRequest {
  const from = v.parse(generators, request.generators)
  const fill = ({ expression }: { expression: string }) =>
    expression.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => write(name))
  const headers = Object.entries(request.headers).map(([name, values]) => {
    const filled = from.header[name]
    return [name, filled === undefined ? values.join(', ') : fill(filled)]
  })
  const body = structuredClone(request.body?.content)
  for (const [path, generator] of Object.entries(from.body)) setAt(body, path, fill(generator))
  const path = from.path === undefined ? request.path : fill(from.path)
  return { path, headers: Object.fromEntries(headers) as Record<string, string>, body }
}
