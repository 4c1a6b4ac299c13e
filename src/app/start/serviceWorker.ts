import { trustedScript } from '#src/lib/trustedScript.ts'

const listeners = new Set<() => void>()
let waiting: ServiceWorker | undefined
let registered: Promise<void> | undefined

/** Whether a newer version of the app is installed and waits to be activated, for React's `useSyncExternalStore`. */
export const newVersion = {
  read: (): boolean => waiting !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function offerNewVersion(worker: ServiceWorker | null): void {
  if (worker === null) return
  waiting = worker
  for (const listener of listeners) listener()
}

/** Activates the newer version and reloads the page. */
export function openNewVersion(reload = () => window.location.reload()): void {
  if (waiting?.state !== 'installed') return reload() // Another tab has activated it.
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/**
 * Resolves once the first worker is active. Each later worker is offered to the guest when it is installed, except in a demo: there
 * it is active at once, and the next page is the new one without it.
 */
async function watchForUpdates(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  if (registration === undefined) return // Some embedded browsers resolve without a registration.
  const watchInstalling = () => {
    const { installing, active } = registration
    if (active === null || __DEMO__) return
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offerNewVersion(installing))
  }
  if (registration.active !== null && !__DEMO__) offerNewVersion(registration.waiting)
  watchInstalling() // The update may have been found before the listener was added.
  registration.addEventListener('updatefound', watchInstalling)
  await Promise.race([navigator.serviceWorker.ready, becomesRedundant(registration.installing)])
}

/** Resolves when the browser discards this worker, for example because storage is full. */
function becomesRedundant(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) =>
    worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve()),
  )
}

/**
 * Registers the service worker, which caches the app's files on the device: the app opens fast and without a network.
 * Resolves once the worker is active or cannot be. Does nothing in a build with the mock server inside, whose worker has the
 * same address, and outside a secure context.
 */
export function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || __MOCK_SERVER__) return Promise.resolve()
  registered ??= register() // Registering twice would bring back a worker that was unregistered meanwhile.
  return registered
}

async function register(): Promise<void> {
  const home = new URL(import.meta.env.BASE_URL, window.location.origin).href
  const script = `${home}sw.js`
  const found = await navigator.serviceWorker.getRegistration(home)
  const worker = found?.active ?? found?.waiting ?? found?.installing
  // A demo that was at this address before left its own worker. Remove it; the next page load registers ours.
  if (found?.scope === home && worker?.scriptURL !== script) await found.unregister()
  // An unregistered worker still controls its open pages: registering now would bring it back.
  else if (found === undefined && navigator.serviceWorker.controller) return
  else await watchForUpdates(await navigator.serviceWorker.register(trustedScript(script), { scope: home }))
}
