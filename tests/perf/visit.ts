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
  readonly longestAfter: number
  readonly cls: number
  readonly requests: number
  readonly bytes: Record<Kind, number>
  readonly seen: Seen
}

/** The kinds of visit: with nothing known, a second time, and a third without a network. */
export const ways = ['cold', 'warm', 'offline'] as const
export type Way = (typeof ways)[number]

const WATCHED_MS = 5000
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
    longestAfter: usable === undefined ? 0 : longestTask(tasks, usable, usable + WATCHED_MS),
    cls: layoutShift(shifts),
  }
}

/** Gives the phone's worker time to be ready for the next visit; gives whether there is one. */
async function workerIsReady(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const known = await navigator.serviceWorker?.getRegistration()
    if (known === undefined) return false
    await navigator.serviceWorker.ready
    return true
  })
}

/** Visits an address. Gives its figures; `hasWorker` tells whether a service worker is ready for a next time. */
export async function visit(phone: BrowserContext, workers: Workers, url: string, way: Way): Promise<Visit & { hasWorker: boolean }> {
  await workers.cut(way === 'offline')
  const { page, cdp } = await openSlowPage(phone, way === 'offline')
  const traffic = await listenTo(cdp, workers.bytes)
  await page.goto(url)
  await traffic.quiet()
  await wait(watched[way])
  const seen = await page.evaluate<Seen>(WHAT_WAS_SEEN)
  const hasWorker = await workerIsReady(page)
  const visited = { ...figuresOf(seen), requests: traffic.requests(), bytes: traffic.bytes(), hasWorker }
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers') // The next visit has to start it, as a guest's does.
  await page.close()
  await workers.cut(false)
  return visited
}
