import { expect, type Page } from '@playwright/test'
import { fillCart } from './guest.ts'
import { text, type Language } from './texts.ts'

/** A screen and the way to it. */
export interface ScreenUnderTest {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** Steps from the path to what is meant, where the path alone does not show it. */
  readonly steps?: (page: Page, language: Language) => Promise<void>
}

async function finalize(page: Page, language: Language): Promise<void> {
  await fillCart(page, language)
  await page.getByRole('button', { name: text('roomService:finish', language) }).click()
  await page.getByRole('radio').first().waitFor()
}

async function openMenu(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: text('frame:menu.open', language) }).click()
  await page.getByRole('dialog').waitFor()
}

/** Every screen a guest can reach. */
export const screens: readonly ScreenUnderTest[] = [
  { name: 'home', path: '/', signedIn: false },
  { name: 'login', path: '/login', signedIn: false },
  { name: 'not-found', path: '/no-such-page', signedIn: false },
  { name: 'home-guest', path: '/', signedIn: true },
  { name: 'side-menu', path: '/', signedIn: true, steps: openMenu },
  { name: 'room-service', path: '/room-service', signedIn: true },
  { name: 'finalize-order', path: '/room-service', signedIn: true, steps: finalize },
  { name: 'order-success', path: '/room-service/success', signedIn: true },
  { name: 'my-orders', path: '/my-orders', signedIn: true },
  { name: 'not-found-guest', path: '/my-reported-problems', signedIn: true },
]

/** Opens a screen and waits until nothing on it is being loaded. */
export async function open(page: Page, url: string, screen: ScreenUnderTest, language: Language): Promise<void> {
  await page.goto(`${url}${screen.path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await screen.steps?.(page, language)
}
