import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

const QUIET_MS = 500
const PATIENCE_MS = 60_000

/** The network requests of one page, counted from the call of `listenTo`. */
export interface Traffic {
  /** Bytes received over the network by the page and by service workers, headers included. */
  bytes(): number
  /** Waits until no request was pending for half a second, at most one minute. */
  quiet(): Promise<void>
}

/** Counts the requests of a page. Responses from a cache or a service worker add no bytes. */
export async function listenTo(cdp: CDPSession, ofWorkers: () => number): Promise<Traffic> {
  const begun = ofWorkers()
  const underWay = new Set<string>()
  const local = new Set<string>()
  let bytes = 0
  let changed = Date.now()

  function end(requestId: string, size: number) {
    underWay.delete(requestId)
    if (!local.has(requestId)) bytes += size
    changed = Date.now()
  }

  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    underWay.add(requestId)
    changed = Date.now()
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void local.add(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.fromServiceWorker === true) local.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  await cdp.send('Network.enable')

  return {
    bytes: () => bytes + ofWorkers() - begun,
    async quiet() {
      const until = Date.now() + PATIENCE_MS
      while ((underWay.size > 0 || Date.now() - changed < QUIET_MS) && Date.now() < until) await wait(50)
    },
  }
}
