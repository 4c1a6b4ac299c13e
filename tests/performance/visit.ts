import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { openSlowPage } from './browser/phone.ts'
import { WHAT_WAS_SEEN, type Seen } from './browser/seen.ts'
import { watchRequests } from './browser/traffic.ts'
import type { Workers } from './browser/workers.ts'
import { layoutShift } from './figures/figures.ts'

/** The figures of one visit to a page. */
export interface Visit {
  readonly usable: number | undefined
  readonly cls: number
  /** Whether a service worker controlled the page. */
  readonly isControlled: boolean
}

/** The kinds of visit: with empty storage, a second visit, and a third one without a network. */
export const ways = ['cold', 'warm', 'offline'] as const
export type Way = (typeof ways)[number]

const WATCHED_MS = 1000
const WORKER_WITHIN_MS = 60_000

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
  const quiet = await watchRequests(cdp)
  const opened = await page.goto(url).catch((error: unknown) => {
    if (way !== 'offline') throw error
    return null
  })
  await quiet()
  await wait(WATCHED_MS)
  const { usable, shifts, isControlled } = opened === null ? nothing : await page.evaluate<Seen>(WHAT_WAS_SEEN)
  await workerReady(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await page.close()
  await workers.cut(false)
  return { usable, cls: layoutShift(shifts), isControlled }
}
