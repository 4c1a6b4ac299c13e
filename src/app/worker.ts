import { isDemoHost } from '#src/lib/demoHost.ts'

const listeners = new Set<() => void>()
let waiting: ServiceWorker | undefined

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
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/** The first worker takes over quietly; a later one waits, and is offered. */
function watch(registration: ServiceWorkerRegistration): void {
  if (registration.active !== null) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    if (active === null) return
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing))
  })
}

async function forgetWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const ours = registrations.filter(({ active }) => active?.scriptURL.endsWith('/sw.js'))
  await Promise.all(ours.map((registration) => registration.unregister()))
}

/**
 * Keeps the app itself on this phone, so that it opens without a network and at once, and looks for a newer version. A
 * demo host is always fresh, so it keeps nothing; a page that is not from a secure address cannot.
 */
export async function keepOnThisPhone(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || __FAKE_HOTEL__) return
  if (isDemoHost(window.location.hostname)) return forgetWorkers()
  const home = import.meta.env.BASE_URL
  watch(await navigator.serviceWorker.register(`${home}sw.js`, { scope: home }))
}
