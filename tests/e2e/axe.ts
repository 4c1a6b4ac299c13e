import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** What WCAG 2.2 AA asks for. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds in the page and its frames, with the elements it finds it in; every rule unless some are named, by tag or
 * by id. It must have looked at something. axe runs in the page itself: its own package for the browser takes twice as long.
 */
export async function barriers(page: Page, runOnly?: RunOptions['runOnly']): Promise<string[]> {
  for (const frame of page.frames()) {
    await frame.evaluate(axe.source)
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
  }
  const options: RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
  const { violations, passes, incomplete }: AxeResults = await page.evaluate((how) => window.axe.run(document, how), options)
  expect(passes.length + incomplete.length).toBeGreaterThan(0)
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
