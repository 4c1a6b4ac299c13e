import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import { inWholeHeight } from './displays.ts'

declare global {
  interface Window {
    readonly axe: typeof Axe
  }
}

/** The rules for WCAG 2.2 AA, and axe's best practices, such as one h1, no skipped heading level, no positive tabindex. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Less than half of `axe.source`, which each page would parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function bring(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(source)
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

/** Loads axe into the page and its frames. */
export async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) await bring(frame)
}

/** For `axeViolations` in a further language: colours do not depend on it, and checking them takes most of the time. */
export const withoutColours = { 'color-contrast': { enabled: false } }

/**
 * The violations that axe finds in the page and its frames, with their elements. `runOnly` selects rules by tag or id; by
 * default all apply. `rules` switches single ones off. Fails when no rule was applicable. Does not use axe's Playwright package, which takes twice as long.
 */
export async function axeViolations(
  page: Page,
  runOnly?: RunOptions['runOnly'],
  rules: NonNullable<RunOptions['rules']> = {},
): Promise<string[]> {
  await loadAxe(page)
  // axe's default for a response of a frame is 0.5 s, which is too short on a busy machine.
  const options: RunOptions = { resultTypes: ['violations'], pingWaitTime: 10_000, rules, ...(runOnly && { runOnly }) }
  const { violations, passes, incomplete }: AxeResults = await page.evaluate(
    (how) => window.axe.run(document, how),
    options,
  )
  expect(passes.length + incomplete.length).toBeGreaterThan(0)
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * The violations of `wcag` on a screen. The size of targets is checked in a window as high as the page: in one that scrolls, a bar may cover a
 * part of a control, which axe takes for its size.
 */
export async function wcagViolations(page: Page, rules: NonNullable<RunOptions['rules']> = {}): Promise<string[]> {
  const found = await axeViolations(page, wcag, { ...rules, 'target-size': { enabled: false } })
  return [...found, ...(await inWholeHeight(page, () => axeViolations(page, ['target-size'])))]
}

/**
 * The violations that axe finds in the dark theme. Only colour rules run, because the theme changes nothing but the colours in
 * `tokens.css`. The theme is set as by the guest; a dark device setting selects the same colours. Requires reduced
 * motion: with transitions an inherited colour changes one level after another, long after the theme.
 */
export async function axeViolationsInDarkTheme(page: Page): Promise<string[]> {
  const setTheme = (theme: string) => page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
  await setTheme('dark')
  const found = await axeViolations(page, ['color-contrast', 'link-in-text-block'])
  await setTheme('')
  return found
}
