import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { browserArguments } from '#tests/support/run/browser.mjs'
import { freePort } from '#tests/support/servers/servers.ts'
import type { Subject } from './measure.ts'

/** The Lighthouse categories, each with a score from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Lighthouse's result for a page. */
export interface Judged {
  readonly scores: Partial<Record<Category, number>>
  /** The audits that lowered a score, in Lighthouse's words. */
  readonly complaints: readonly string[]
}

/** Mobile emulation, with applied throttling (`devtools`) instead of simulated throttling. */
const flags: Flags = {
  ...{ output: 'json', logLevel: 'error', formFactor: 'mobile', throttlingMethod: 'devtools' },
  onlyCategories: [...categories],
  disableStorageReset: true, // The profile is new; a reset would remove the guest's session.
}

/** Runs Lighthouse once on a page, in a new browser profile. `begin` first stores a guest's session in it. */
export async function judge({ url, begin }: Subject, executablePath: string): Promise<Judged> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const args = [...browserArguments, `--remote-debugging-port=${port}`]
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args })
  try {
    const page = browser.pages()[0] ?? (await browser.newPage())
    if (begin !== undefined) {
      await page.goto(new URL('/favicon.svg', url).href) // the same origin, without running the app
      await page.evaluate(begin)
    }
    await page.goto('about:blank')
    return resultOf(await lighthouse(url, { ...flags, port }))
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function resultOf(result: Awaited<ReturnType<typeof lighthouse>>): Judged {
  if (result === undefined) throw new Error('Lighthouse gave no result')
  const { categories: judged, audits } = result.lhr
  const scores = categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)] as const)
  const complaints = categories.flatMap((name) => {
    const refs = judged[name]?.auditRefs ?? []
    const poor = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    return poor.map(({ id }) => `${name}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim())
  })
  return { scores: Object.fromEntries(scores), complaints }
}
