import { paths } from '#src/navigation/paths.ts'
import { expect, test } from './fixtures.ts'
import { chooseLogOut, storeSession } from './guest.ts'
import { text } from './texts.ts'

test(
  'Log Out asks with the browser’s own dialog when the rest of the app never arrives',
  { tag: '@all' },
  async ({ page, host }) => {
    await page.route('**/overlayComponents-*.js', () => undefined)
    await storeSession(page, host.url, 'bg', { once: true })
    await page.goto(host.url)
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await chooseLogOut(page)
    await asked
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage')).catch(() => '')).toBeNull()
  },
)

test('a guest who stays signed in is back at the button that opened the menu', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  await page.goto(host.url + paths.reportProblem)
  await page.getByLabel(text('reportProblem:message')).fill('Кранът капе')
  await chooseLogOut(page)
  await page.getByRole('button', { name: text('receipts:losses.stay') }).click()
  await expect(page.getByRole('button', { name: text('frame:menu.open') })).toBeFocused()
})
