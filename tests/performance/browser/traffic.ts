import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

const QUIET_MS = 500
const PATIENCE_MS = 60_000

/** The calls of one page, from when it is attached to. */
export interface Traffic {
  /** Bytes over the network, headers included, those of workers too. */
  bytes(): number
  /** Waits until nothing was under way for half a second, but not for ever. */
  quiet(): Promise<void>
}

/** Listens to what a page asks of the network; what a cache or a worker answers is not counted. */
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
