import { trustedScript } from '#src/lib/trustedScript.ts'

const listeners = new Set<() => void>()
let waiting: ServiceWorker | undefined
let kept: Promise<void> | undefined

/** A newer version of the app that is on this phone and waits for the guest, for React's `useSyncExternalStore`. */
export const newVersion = {
  read: (): boolean => waiting !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function offer(worker: ServiceWorker | null): void {
  if (worker === null) return
  waiting = worker
  for (const tell of listeners) tell()
}

/** Opens the newer version, when the guest has asked for it. */
export function openNewVersion(): void {
  if (waiting?.state !== 'installed') return window.location.reload() // It was opened in another tab.
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/** The first worker takes over quietly, and is waited for; a later one waits itself, and is offered. */
async function watch(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  if (registration === undefined) return // Some surroundings refuse a worker without a word.
  const follow = () => {
    const { installing, active } = registration
    if (active === null) return
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing))
  }
  if (registration.active !== null) offer(registration.waiting)
  follow() // The browser may have found it before the app looked.
  registration.addEventListener('updatefound', follow)
  await Promise.race([navigator.serviceWorker.ready, givenUp(registration.installing)])
}

/** Resolves when this worker has been given up, as for want of room on the phone. */
function givenUp(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) =>
    worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve()),
  )
}

/**
 * Keeps the app itself on this phone, so that it opens without a network and at once, and looks for a newer version.
 * Resolves once the app is kept, or cannot be. A demo build is always fresh, so it keeps nothing, whatever its host is called;
 * a page that is not from a secure address cannot.
 */
export function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || __DEMO__) return Promise.resolve()
  kept ??= keep() // To register again would bring back a worker that was sent away.
  return kept
}

async function keep(): Promise<void> {
  const home = new URL(import.meta.env.BASE_URL, window.location.origin).href
  const script = `${home}sw.js`
  const found = await navigator.serviceWorker.getRegistration(home)
  const worker = found?.active ?? found?.waiting ?? found?.installing
  // A demo that had this address before left a worker of its own. It goes, and the next visit registers ours.
  if (found?.scope === home && worker?.scriptURL !== script) await found.unregister()
  // One that is unregistered still controls the pages it has: to register over it would bring it back.
  else if (found === undefined && navigator.serviceWorker.controller) return
  else await watch(await navigator.serviceWorker.register(trustedScript(script), { scope: home }))
}
