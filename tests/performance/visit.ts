import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { openSlowPage } from './browser/phone.ts'
import { WHAT_WAS_SEEN, type Seen } from './browser/seen.ts'
import { listenTo } from './browser/traffic.ts'
import type { Workers } from './browser/workers.ts'
import { blockingTime, layoutShift, longestTask } from './figures/figures.ts'

/** The figures of one visit to a page. */
export interface Visit {
  readonly fcp: number | undefined
  readonly lcp: number | undefined
  readonly usable: number | undefined
  readonly tbt: number
  readonly longest: number
  /** The longest task in the five seconds after the tiles became usable. */
  readonly longestAfter: number | undefined
  readonly cls: number
  /** Bytes received over the network by the page and its service worker, headers included. */
  readonly bytes: number
  readonly seen: Seen
}

/** The kinds of visit: with empty storage, a second visit, and a third one without a network. */
export const ways = ['cold', 'warm', 'offline'] as const
export type Way = (typeof ways)[number]

const WATCHED_MS = 5000
const WORKER_WITHIN_MS = 60_000
/** How long to wait after the network is idle. Only first visits are long enough to measure later tasks. */
const watched: Record<Way, number> = { cold: WATCHED_MS, warm: 1000, offline: 1000 }

function figuresOf(seen: Seen): Omit<Visit, 'bytes'> {
  const { fcp, lcp, usable, tasks, shifts } = seen
  return {
    ...{ fcp, lcp, usable, seen },
    tbt: blockingTime(tasks, fcp ?? 0),
    longest: longestTask(tasks),
    longestAfter: usable === undefined ? undefined : longestTask(tasks, usable, usable + WATCHED_MS),
    cls: layoutShift(shifts),
  }
}

/** Waits until the page's service worker, if it has one, is active for the next visit. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const known = await navigator.serviceWorker?.getRegistration()
    const late = new Promise((resolve) => setTimeout(resolve, patience))
    if (known !== undefined) await Promise.race([navigator.serviceWorker.ready, late])
  }, WORKER_WITHIN_MS)
}

const nothing: Seen = { shifts: [], tasks: [], isControlled: false }

/** Visits an address, then stops the service worker, as happens between two visits of a guest. */
export async function visit(phone: BrowserContext, workers: Workers, url: string, way: Way): Promise<Visit> {
  await workers.cut(way === 'offline')
  const { page, cdp } = await openSlowPage(phone, way === 'offline')
  const traffic = await listenTo(cdp, workers.bytes)
  const opened = await page.goto(url).catch((error: unknown) => {
    if (way !== 'offline') throw error
    return null
  })
  await traffic.quiet()
  await wait(watched[way])
  const seen = opened === null ? nothing : await page.evaluate<Seen>(WHAT_WAS_SEEN)
  await workerReady(page)
  const visited = { ...figuresOf(seen), bytes: traffic.bytes() }
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await page.close()
  await workers.cut(false)
  return visited
}
