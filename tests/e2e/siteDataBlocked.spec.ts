import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillCart, outcomeText, signIn, tile } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

/** A profile of Chromium that blocks all cookies and site data. */
async function blockedProfile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'blocked-'))
  await mkdir(path.join(folder, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(path.join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
  return folder
}

test(
  'with site data blocked an order is sent once, and its outcome is shown',
  { tag: '@whole' },
  async ({ playwright, launchOptions, contextOptions, recorder }) => {
    const folder = await blockedProfile()
    const context = await playwright.chromium.launchPersistentContext(folder, { ...launchOptions, ...contextOptions })
    try {
      const page = context.pages()[0] ?? (await context.newPage())
      await page.goto(`${recorder.url}/login`)
      const locks = () => navigator.locks.request('x', () => 'granted').catch((error: DOMException) => error.name)
      expect(await page.evaluate(locks)).toBe('SecurityError')
      await signIn(page)
      await tile(page, 'roomService').click()
      await fillCart(page)
      await page.getByRole('button', { name: text('roomService:finish') }).click()
      await page.getByRole('button', { name: text('roomService:finalize.order') }).dblclick()
      await expect(page).toHaveURL(/\/room-service\/success$/)
      await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
      await expect(page.getByText(text('receipts:storage.not-kept'))).toBeVisible()
      expect(recorder.calls('POST').filter(({ path: called }) => called.includes('/orders/'))).toHaveLength(1)
    } finally {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
