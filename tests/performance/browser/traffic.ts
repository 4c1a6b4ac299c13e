import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

/** What crossed the network, by kind. */
export const kinds = ['document', 'script', 'css', 'font', 'image', 'fetch', 'worker', 'other'] as const
export type Kind = (typeof kinds)[number]

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
  Fetch: 'fetch',
  XHR: 'fetch',
}

const QUIET_MS = 500
const PATIENCE_MS = 60_000

/** The calls of one page, from when it is attached to. */
export interface Traffic {
  /** How many went over the network. */
  requests(): number
  /** Bytes over the network, headers included, by kind. */
  bytes(): Record<Kind, number>
  /** Waits until nothing was under way for half a second, but not for ever. */
  quiet(): Promise<void>
}

/** Listens to what a page asks of the network; what a cache or a worker answers is not counted. */
export async function listenTo(cdp: CDPSession, ofWorkers: () => number): Promise<Traffic> {
  const begun = ofWorkers()
  const underWay = new Set<string>()
  const local = new Set<string>()
  const kind = new Map<string, Kind>()
  const sizes = new Map<string, number>()
  let changed = Date.now()

  function end(requestId: string, size: number) {
    underWay.delete(requestId)
    if (!local.has(requestId)) sizes.set(requestId, size)
    changed = Date.now()
  }

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return
    underWay.add(requestId)
    kind.set(requestId, kindOf[type ?? ''] ?? 'other')
    changed = Date.now()
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void local.add(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.fromDiskCache === true || response.fromServiceWorker === true) local.add(requestId)
    kind.set(requestId, kindOf[type] ?? 'other')
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  await cdp.send('Network.enable')

  return {
    requests: () => sizes.size,
    bytes() {
      const none: Record<Kind, number> = {
        document: 0,
        script: 0,
        css: 0,
        font: 0,
        image: 0,
        fetch: 0,
        worker: 0,
        other: 0,
      }
      for (const [requestId, size] of sizes) none[kind.get(requestId) ?? 'other'] += size
      return { ...none, worker: ofWorkers() - begun }
    },
    async quiet() {
      const until = Date.now() + PATIENCE_MS
      while ((underWay.size > 0 || Date.now() - changed < QUIET_MS) && Date.now() < until) await wait(50)
    },
  }
}
