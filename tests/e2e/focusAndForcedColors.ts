import { expect, type Page } from '@playwright/test'
import { indistinctInForcedColors } from './displays.ts'
import { focusViolations } from './focusOrder.ts'

/** Checks that do not depend on the language: the focus order, and selected states in forced colours. */
export async function expectFocusAndForcedColors(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await indistinctInForcedColors(page), `${name}, forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  expect.soft(await focusViolations(page), name).toEqual([])
}
