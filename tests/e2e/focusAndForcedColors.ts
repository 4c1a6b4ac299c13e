import { expect, type Page } from '@playwright/test'
import { indistinctInForcedColors, transparentInForcedColors } from './displays.ts'
import { focusViolations, scrolledByFocus } from './focusOrder.ts'

const phone = { width: 390, height: 844 }

/** Checks that do not depend on the language: the focus order, and selected states and bars in forced colours. */
export async function expectFocusAndForcedColors(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await indistinctInForcedColors(page), `${name}, forced colours`).toEqual([])
  expect.soft(await transparentInForcedColors(page), `${name}, forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  expect.soft(await focusViolations(page), name).toEqual([])
  for (const viewport of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(viewport)
    expect.soft(await scrolledByFocus(page), `${name} at ${viewport.width} px`).toEqual([])
  }
}
