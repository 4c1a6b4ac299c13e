import { FlowError, type Calls } from './preflightCalls.ts'

/** Loads a file of this type. Rejects with Trouble when it is missing or of another type. */
export async function loadFile(calls: Calls, address: string, type: string): Promise<Response> {
  const response = await calls.ask(address)
  const given = response.headers.get('content-type') ?? 'no type'
  if (!response.ok) throw new FlowError(`${address} answered ${response.status}`)
  if (!given.includes(type)) throw new FlowError(`${address} is ${given}`)
  return response
}

/** A built script names others beside itself (`./x.js`), or, those it loads later, below the site's root (`assets/x.js`). */
function namedIn(script: string, address: string, root: string): string[] {
  const names = [...script.matchAll(/(["'`])((?:\.\/|assets\/)[\w.-]+\.(?:js|css))\1/g)].flatMap(
    ([, , name]) => name ?? [],
  )
  return names.map((name) => new URL(name, name.startsWith('.') ? address : root).href)
}

/** Loads these scripts and style sheets, and all that they name, each once. */
export async function loadWithDependencies(calls: Calls, first: readonly string[], root: string): Promise<void> {
  const met = new Set<string>()

  async function load(address: string): Promise<void> {
    if (met.has(address)) return
    met.add(address)
    if (new URL(address).pathname.endsWith('.css')) {
      await loadFile(calls, address, 'css')
      return
    }
    const script = await loadFile(calls, address, 'javascript')
    const text = await script.text().catch(() => Promise.reject(new FlowError(`${address}: no answer in time`)))
    await Promise.all(namedIn(text, address, root).map(load))
  }

  await Promise.all(first.map(load))
}
