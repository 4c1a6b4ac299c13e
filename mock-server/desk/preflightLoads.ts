import { FlowError, type Calls } from './preflightCalls.ts'
import { loadedPicture } from './sections/resizePicture.ts'

/** Loads a file of this type. Rejects with a FlowError when it is missing or of another type. */
export async function loadFile(calls: Calls, address: string, type: string): Promise<Response> {
  const response = await calls.ask(address)
  const contentType = response.headers.get('content-type') ?? 'no type'
  if (!response.ok) throw new FlowError(`${address} answered ${response.status}`)
  if (!contentType.includes(type)) throw new FlowError(`${address} is ${contentType}`)
  return response
}

/** Loads a picture as the app does. Only the headers of one on this host can be read; without a document none can be shown. */
export async function loadPicture(calls: Calls, address: string, origin: string): Promise<void> {
  if (new URL(address).origin === origin) await loadFile(calls, address, 'image/')
  if (!('Image' in globalThis)) return
  await loadedPicture(address).catch(() =>
    Promise.reject(new FlowError(`${address} is not a picture that can be shown`)),
  )
}

/** A built script imports others relative to itself (`./x.js`), or, dynamically, relative to the site's root (`assets/x.js`). */
function namedIn(script: string, address: string, root: string): string[] {
  const names = [...script.matchAll(/(["'`])((?:\.\/|assets\/)[\w.-]+\.(?:js|css))\1/g)].flatMap(
    ([, , name]) => name ?? [],
  )
  return names.map((name) => new URL(name, name.startsWith('.') ? address : root).href)
}

/** Loads these scripts and style sheets and all their dependencies, each once. */
export async function loadWithDependencies(calls: Calls, first: readonly string[], root: string): Promise<void> {
  const visited = new Set<string>()

  async function load(address: string): Promise<void> {
    if (visited.has(address)) return
    visited.add(address)
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
