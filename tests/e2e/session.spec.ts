import { paths } from '#src/navigation/paths.ts'
import { expect, test } from './fixtures.ts'
import { elena } from './elena.ts'
import { chooseLogOut, signIn, storeSession, tryToSignIn } from './guest.ts'
import { text } from './texts.ts'

test.describe('an API on the app’s own origin', () => {
  test.use({ allowedOnConsole: [/Failed to load resource|login/i] })

  test(
    'gets no cookies, and its 401 with WWW-Authenticate is an answer like any other',
    { tag: '@all' },
    async ({ page, context, recorder }) => {
      const lines: string[] = []
      page.on('console', (message) => lines.push(message.text()))
      const json = { type: 'application/json', text: '{}' }
      const challenge = 'Basic realm="Hotel"' // Spring Security's default
      recorder.replace('/config.json', { ...json, text: '{"COMPANION_BASE_JAVA_URL":"/api"}' })
      recorder.replace('/api/customer/login', { ...json, challenge })
      await context.addCookies([{ name: 'JSESSIONID', value: '1', url: recorder.url }])
      await page.goto(`${recorder.url}/login`)
      await tryToSignIn(page)
      await expect(page.getByRole('alert')).toContainText('Моля, свържете се с рецепцията')
      recorder.replace('/api/customer/login', null)
      recorder.replace('/api/orders/customer/1001', { ...json, challenge }) // which home reads
      await signIn(page)
      await expect(page.getByText(text('banners:signedOutTitle'))).toBeVisible()
      const calls = ['GET', 'POST'].flatMap((method) => recorder.calls(method))
      expect(new Set(calls.map(({ cookie, accept }) => `${accept} ${cookie}`))).toEqual(
        new Set(['application/json undefined']),
      )
      expect(calls.length).toBeGreaterThan(3)
      expect(lines.join('\n')).not.toContain(elena.accountNumber)
    },
  )
})

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
