import type { Browser } from '@playwright/test'
import { newPhone } from './browser/phone.ts'
import { slowWorkers, type Workers } from './browser/workers.ts'
import { methods, type Judged, type Method } from './lighthouse.ts'
import type { Subject } from './pages.ts'
import { visit, type Visit, type Way } from './visit.ts'

/** What was measured of a subject: one entry for each run. */
export type Measured = Readonly<Record<Way, Visit[]> & Record<Method, Judged[]>>

type Judge = (subject: Subject, method: Method) => Promise<Judged>

async function judgeInto(into: Measured, subject: Subject, judge: Judge) {
  for (const method of methods) into[method].push(await judge(subject, method))
}

async function visitInto({ cold, warm, offline }: Measured, browser: Browser, workers: Workers, subject: Subject) {
  const phone = await newPhone(browser, subject.begin)
  try {
    cold.push(await visit(phone, workers, subject.url, 'cold'))
    const again = await visit(phone, workers, subject.url, 'warm')
    warm.push(again)
    if (again.isControlled) offline.push(await visit(phone, workers, subject.url, 'offline'))
  } finally {
    await phone.close()
  }
}

/**
 * Measures the subjects in turn, `runs` times, so that a temporary load on this computer affects all of them alike. Without `judge`
 * without Lighthouse.
 */
export async function measure(
  browser: Browser,
  subjects: readonly Subject[],
  runs: number,
  judge?: Judge,
): Promise<ReadonlyMap<string, Measured>> {
  const workers = await slowWorkers(browser)
  const all = subjects.map((subject) => {
    const into: Measured = { cold: [], warm: [], offline: [], simulate: [], devtools: [] }
    return { subject, into }
  })
  for (let run = 1; run <= runs; run += 1) {
    for (const { subject, into } of all) {
      console.error(`run ${run} of ${runs}: ${subject.name}`)
      if (judge !== undefined) await judgeInto(into, subject, judge)
      if (subject.isFloor !== true) await visitInto(into, browser, workers, subject)
    }
  }
  return new Map(all.map(({ subject, into }) => [subject.name, into]))
}
