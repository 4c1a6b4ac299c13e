import { expect, test } from './fixtures.ts'
import { appHasStarted, restoreNetwork, tile } from './guest.ts'
import { text } from './texts.ts'

test.describe('a screen that cannot be loaded', () => {
  test.use({ allowedOnConsole: [/Failed to (load|fetch)|Unable to preload/] })

  test('without a network keeps the frame, and opens on Retry when the network is back', async ({
    page,
    context,
    host,
  }) => {
    // With the data saver no screen is loaded in advance.
    await page.addInitScript(() => localStorage.setItem('companion-display', '{"data":"saver"}'))
    await page.goto(host.url)
    const main = page.getByRole('main')
    await appHasStarted(page)
    await context.setOffline(true)
    await tile(page, 'roomService').click()
    await expect(page.getByRole('heading', { level: 1, name: text('banners:offlineTitle') })).toBeVisible()
    await expect(page.getByRole('button', { name: text('frame:menu.open') })).toBeVisible()
    await main.getByRole('button', { name: text('common:retry') }).click()
    await expect(main.getByText(text('banners:stillOffline'))).toBeVisible()
    await restoreNetwork(page)
    await main.getByRole('button', { name: text('common:retry') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
  })
})
