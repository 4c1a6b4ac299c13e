import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { openSlowPage } from './browser/phone.ts'
import { WHAT_WAS_SEEN, type Seen } from './browser/seen.ts'
import { listenTo, type Kind } from './browser/traffic.ts'
import type { Workers } from './browser/workers.ts'
import { blockingTime, layoutShift, longestTask } from './figures/figures.ts'

/** One visit to a page, in figures. */
export interface Visit {
  readonly fcp: number | undefined
  readonly lcp: number | undefined
  readonly usable: number | undefined
  readonly tbt: number
  /** Blocking time from the very start: of all tasks, not of those after the first paint. */
  readonly blocked: number
  readonly longest: number
  /** The longest task within five seconds of when the tiles were usable. */
  readonly longestAfter: number | undefined
  readonly cls: number
  readonly requests: number
  readonly bytes: Record<Kind, number>
  readonly seen: Seen
}

/** The kinds of visit: with nothing known, a second time, and a third without a network. */
export const ways = ['cold', 'warm', 'offline'] as const
export type Way = (typeof ways)[number]

const WATCHED_MS = 5000
const WORKER_WITHIN_MS = 60_000
/** After a first visit tasks are counted as well; the others are asked for their paints. */
const watched: Record<Way, number> = { cold: WATCHED_MS, warm: 1000, offline: 1000 }

function figuresOf(seen: Seen): Omit<Visit, 'requests' | 'bytes'> {
  const { fcp, lcp, tasks, shifts, mark } = seen
  // The later of what the app says of itself and of what a finger would have hit.
  const usable = seen.usable === undefined ? undefined : Math.max(seen.usable, mark ?? 0)
  return {
    ...{ fcp, lcp, usable, seen },
    tbt: blockingTime(tasks, fcp ?? 0),
    blocked: blockingTime(tasks, 0),
    longest: longestTask(tasks),
    longestAfter: usable === undefined ? undefined : longestTask(tasks, usable, usable + WATCHED_MS),
    cls: layoutShift(shifts),
  }
}

/** Gives the phone's worker, if it has one, time to be ready for the next visit. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const known = await navigator.serviceWorker?.getRegistration()
    const late = new Promise((resolve) => setTimeout(resolve, patience))
    if (known !== undefined) await Promise.race([navigator.serviceWorker.ready, late])
  }, WORKER_WITHIN_MS)
}

const nothing: Seen = { lcpElement: '', shifts: [], tasks: [], isControlled: false }

/** Visits an address, and leaves the phone as a guest does: its worker has ended when they come again. */
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
  const visited = { ...figuresOf(seen), requests: traffic.requests(), bytes: traffic.bytes() }
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await page.close()
  await workers.cut(false)
  return visited
}
