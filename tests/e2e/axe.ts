import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** What WCAG 2.2 AA asks for, and what axe's makers advise besides: one h1, no level skipped, landmarks, no order of one's own. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function bring(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axe.source)
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

/** Brings axe into the page and its frames. */
export async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) await bring(frame)
}

/**
 * What axe finds in the page and its frames, with the elements it finds it in; every rule unless some are named, by tag or
 * by id. It must have looked at something. axe runs in the page itself: its own package for the browser takes twice as long.
 */
export async function barriers(page: Page, runOnly?: RunOptions['runOnly']): Promise<string[]> {
  await bringAxe(page)
  // Half a second is what axe gives a frame to answer; a busy machine needs longer.
  const options: RunOptions = { resultTypes: ['violations'], pingWaitTime: 10_000, ...(runOnly && { runOnly }) }
  const { violations, passes, incomplete }: AxeResults = await page.evaluate(
    (how) => window.axe.run(document, how),
    options,
  )
  expect(passes.length + incomplete.length).toBeGreaterThan(0)
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * What axe finds in the dark, where colours are all that is different: only `tokens.css` knows of the theme. It is the
 * guest's own choice of it; `tokens.test.ts` holds that the phone's has the same colours. With reduced motion only: a colour
 * that is inherited would change level after level, long after the theme.
 */
export async function barriersInTheDark(page: Page): Promise<string[]> {
  const setTheme = (theme: string) => page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
  await setTheme('dark')
  const found = await barriers(page, ['color-contrast', 'link-in-text-block'])
  await setTheme('')
  return found
}
