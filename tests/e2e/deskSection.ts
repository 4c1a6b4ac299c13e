import type { Browser, Locator, Page } from '@playwright/test'
import type { FaultName } from '#mock-server/hotel/faults.ts'
import { expect } from './fixtures.ts'
import { text, type Language } from './texts.ts'

/** A section of the desk. */
export function section(desk: Page, name: string, language: Language = 'bg'): Locator {
  return desk.getByRole('region', { name: text(`desk:sections.${name}`, language), exact: true })
}

/** Goes to the other face of the desk. */
export async function openDeskTab(desk: Page, face: 'show' | 'direct', language: Language = 'bg'): Promise<void> {
  await desk.getByRole('link', { name: text(`desk:show.tabs.${face}`, language), exact: true }).click()
}

/** Opens the app on a phone that has joined the desk's sandbox. */
export async function joinDesk(browser: Browser, desk: Page, url: string): Promise<Page> {
  const { sandbox } = (await (await desk.request.get(`${url}/__demo/desk`)).json()) as { sandbox: string }
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`${url}/?sandbox=${sandbox}`)
  return phone
}

/** The card of a submission on the desk. */
export function card(desk: Page, what: string | RegExp): Locator {
  return section(desk, 'staff')
    .getByRole('listitem')
    .filter({ has: desk.getByRole('heading', { level: 3 }), hasText: what })
}

/** The name of the button for a status, which is followed by what it is about. */
export function step(status: string): RegExp {
  return new RegExp(`^${text(`desk:staff.steps.${status}`)}`)
}

/** Switches a fault on at the desk, in what engineers use on Direct. */
export async function switchOnAtDesk(desk: Page, fault: FaultName): Promise<void> {
  await openDeskTab(desk, 'direct')
  await desk.getByRole('link', { name: text('desk:sections.engineers') }).click()
  const control = desk.getByRole('switch', { name: text(`desk:faults.fault.${fault}.title`), exact: true })
  await control.click()
  await expect(control).toBeChecked()
}
