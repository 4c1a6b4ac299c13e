import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import * as v from 'valibot'
import { ensureInstalled } from '#src/build/prepare.mjs'
import { browserArguments } from '#tests/support/run/browser.mjs'
import type { Subject } from './pages.ts'

/** The Lighthouse categories, each with a score from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Throttling: a fast visit from which Lighthouse computes a slow one, and a visit that DevTools makes slow. */
export const methods = ['simulate', 'devtools'] as const
export type Method = (typeof methods)[number]

/** Lighthouse's result for a page. */
export interface Judged {
  readonly fcp: number | undefined
  readonly lcp: number | undefined
  readonly tbt: number | undefined
  readonly kib: number
  readonly scores: Partial<Record<Category, number>>
  /** The audits that lowered a score, in Lighthouse's words. */
  readonly complaints: readonly string[]
}

/** What is read of Lighthouse's JSON. */
const report = v.object({
  audits: v.record(
    v.string(),
    v.object({
      title: v.string(),
      displayValue: v.optional(v.string(), ''),
      score: v.nullable(v.number()),
      numericValue: v.optional(v.number()),
    }),
  ),
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
})

const folder = path.join(import.meta.dirname, 'lighthouse')
const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js')

/** Installs Lighthouse, which is no package of the project, unless it is there. */
export async function installLighthouse(): Promise<void> {
  await ensureInstalled(folder, () => console.error('Installing Lighthouse, which only this command needs …'))
}

/** Stores a guest's session in a browser profile. */
async function prepare(profile: string, { url, begin }: Subject, executablePath: string): Promise<void> {
  if (begin === undefined) return
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args: [...browserArguments] })
  const page = await browser.newPage()
  await page.goto(new URL('/favicon.svg', url).href) // the same origin, without running the app
  await page.evaluate(begin)
  await browser.close()
}

/** Runs Lighthouse once on a page in a new browser, with mobile emulation. Only a simulated visit to the app has every score. */
export async function judge(subject: Subject, method: Method, executablePath: string): Promise<Judged> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  try {
    await prepare(profile, subject, executablePath)
    const chrome = ['--headless=new', `--user-data-dir=${profile}`, ...browserArguments].join(' ')
    const judged = subject.isFloor === true || method === 'devtools' ? ['performance'] : categories
    const args = [
      ...[cli, subject.url, '--quiet', '--output=json', '--form-factor=mobile', `--throttling-method=${method}`],
      ...[`--only-categories=${judged.join(',')}`, `--chrome-flags=${chrome}`],
      '--disable-storage-reset', // The profile is new; a reset would remove the guest's session.
    ]
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: executablePath },
      maxBuffer: Infinity,
    })
    return resultOf(v.parse(report, JSON.parse(stdout)))
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function resultOf({ categories: judged, audits }: v.InferOutput<typeof report>): Judged {
  const scores = Object.entries(judged).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const)
  const complaints = categories.flatMap((name) => {
    const refs = judged[name]?.auditRefs ?? []
    const poor = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    return poor.map(({ id }) => `${name}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim())
  })
  const valueOf = (id: string) => audits[id]?.numericValue
  return {
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    kib: (valueOf('total-byte-weight') ?? 0) / 1024,
    scores: Object.fromEntries(scores),
    complaints,
  }
}
