import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { npm } from '#src/build/prepare.mjs'
import { findBrowsers } from '#tests/support/run/browsers.mjs'

/** A page to measure. */
export interface Subject {
  readonly name: string
  readonly url: string
}

const seconds = v.pipe(
  v.object({ numericValue: v.number() }),
  v.transform(({ numericValue }) => numericValue),
)
const report = v.object({
  audits: v.object({
    'first-contentful-paint': seconds,
    'largest-contentful-paint': seconds,
    'total-blocking-time': seconds,
    interactive: seconds,
    'total-byte-weight': seconds,
  }),
  categories: v.object({ performance: v.object({ score: v.number() }) }),
})

/** Lighthouse's figures of one visit by a phone: times in milliseconds, bytes, a score up to 100. */
export interface Figures {
  readonly fcp: number
  readonly lcp: number
  readonly interactive: number
  readonly tbt: number
  readonly kib: number
  readonly score: number
}

/** Visits a page once in a new browser, with Lighthouse 12's emulated phone and simulated throttling. */
export async function visit({ url }: Subject): Promise<Figures> {
  const { executablePath = '', args: flags = [] } = findBrowsers().wholeChromium ?? {}
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  try {
    const chrome = ['--headless=new', `--user-data-dir=${profile}`, ...flags].join(' ')
    const options = ['--quiet', '--output=json', '--form-factor=mobile', '--only-categories=performance']
    const { command, args } = npm(['exec', '--yes', '--', 'lighthouse@12', url, ...options, `--chrome-flags=${chrome}`])
    const { stdout } = await promisify(execFile)(command, args, {
      env: { ...process.env, CHROME_PATH: executablePath },
      maxBuffer: Infinity,
    })
    const { audits, categories } = v.parse(report, JSON.parse(stdout))
    return {
      fcp: audits['first-contentful-paint'],
      lcp: audits['largest-contentful-paint'],
      interactive: audits.interactive,
      tbt: audits['total-blocking-time'],
      kib: audits['total-byte-weight'] / 1024,
      score: categories.performance.score * 100,
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
