import type { Browser } from '@playwright/test'
import { newPhone } from './browser/phone.ts'
import { slowWorkers, type Workers } from './browser/workers.ts'
import { median } from './figures/figures.ts'
import { visit, type Visit, type Way } from './visit.ts'

/** A page to measure. */
export interface Subject {
  readonly name: string
  readonly url: string
  /** A script that runs before the page's own scripts. */
  readonly begin?: string | undefined
  /** A baseline has no service worker, so each run visits it only cold. */
  readonly isFloor?: boolean
}

/** The visits to a subject, by kind of visit. */
export type Visits = Partial<Record<Way, readonly Visit[]>>

const empty: Visits = {}

async function visitOnce(
  browser: Browser,
  workers: Workers,
  { url, begin, isFloor }: Subject,
): Promise<Partial<Record<Way, Visit>>> {
  const phone = await newPhone(browser, begin)
  try {
    const cold = await visit(phone, workers, url, 'cold')
    if (isFloor === true) return { cold }
    const warm = await visit(phone, workers, url, 'warm')
    return warm.seen.isControlled
      ? { cold, warm, offline: await visit(phone, workers, url, 'offline') }
      : { cold, warm }
  } finally {
    await phone.close()
  }
}

/** Visits the subjects in turn, `runs` times, so that a temporary load on this computer affects all of them alike. */
export async function measure(
  browser: Browser,
  subjects: readonly Subject[],
  runs: number,
): Promise<ReadonlyMap<string, Visits>> {
  const workers = await slowWorkers(browser)
  const all = new Map<string, Visits>()
  for (let run = 1; run <= runs; run += 1) {
    for (const subject of subjects) {
      console.error(`run ${run} of ${runs}: ${subject.name}`)
      const { cold = [], warm = [], offline = [] } = all.get(subject.name) ?? empty
      const made = await visitOnce(browser, workers, subject)
      const added = (before: readonly Visit[], visited?: Visit) =>
        visited === undefined ? before : [...before, visited]
      all.set(subject.name, {
        cold: added(cold, made.cold),
        warm: added(warm, made.warm),
        offline: added(offline, made.offline),
      })
    }
  }
  return all
}

type Plain = Exclude<keyof Visit, 'seen'>
const plain = [
  'fcp',
  'lcp',
  'usable',
  'tbt',
  'longest',
  'longestAfter',
  'cls',
  'bytes',
] as const satisfies readonly Plain[]

export type Medians = Readonly<Record<Plain, number | undefined>>

/** The medians of a subject's visits; `undefined` without visits. */
export function mediansOf(visits: readonly Visit[] | undefined): Medians | undefined {
  if (visits === undefined || visits.length === 0) return undefined
  const figures = plain.map((name) => [name, median(visits.map((each) => each[name]))] as const)
  return Object.fromEntries(figures) as Medians // `plain` lists every name
}
