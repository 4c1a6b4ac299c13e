import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { browserArguments } from '#tests/support/browser.mjs'
import { freePort } from '#tests/support/servers.ts'
import type { Subject } from './measure.ts'

/** What Lighthouse gives points for, of 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What Lighthouse made of a page. */
export interface Judged {
  readonly scores: Partial<Record<Category, number>>
  /** What cost points, in Lighthouse's words. */
  readonly complaints: readonly string[]
}

/** Its mobile form; the network and the processor are slowed down in truth, not reckoned. */
const flags: Flags = {
  ...{ output: 'json', logLevel: 'error', formFactor: 'mobile', throttlingMethod: 'devtools' },
  onlyCategories: [...categories],
  disableStorageReset: true, // The profile is new, but for the guest's session.
}

/** Asks Lighthouse once about a page, in a browser that was never there; a returning guest's session is put there before. */
export async function judge({ url, begin }: Subject, executablePath: string): Promise<Judged> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const args = [...browserArguments, `--remote-debugging-port=${port}`]
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args })
  try {
    const page = browser.pages()[0] ?? (await browser.newPage())
    if (begin !== undefined) {
      await page.goto(new URL('/favicon.svg', url).href) // of the same origin, and no page of the app
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
