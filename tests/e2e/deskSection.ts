import type { Locator, Page } from '@playwright/test'
import { text, type Language } from './texts.ts'

/** A section of the desk. */
export function section(desk: Page, name: string, language: Language = 'bg'): Locator {
  return desk.getByRole('region', { name: text(`desk:sections.${name}`, language), exact: true })
}
