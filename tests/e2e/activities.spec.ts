import { storeLanguage } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

/** Replaces GetYourGuide's script: it writes everything that it can read of the app into its own page. */
const widgetScript = `(() => {
  const attempt = (read) => { try { return read() } catch (error) { return error.name } }
  const seen = [() => localStorage.getItem('auth-storage'), () => document.cookie, () => parent.document.title, () => origin].map(attempt)
  const tours = document.createElement('div')
  tours.style.height = '1800px'
  tours.textContent = seen.join(' ')
  document.querySelector('[data-gyg-widget]').append(tours)
})()`

test.describe('the activities widget', () => {
  test('loads after consent only, and cannot read the session, not even when its page is opened directly', async ({
    page,
    host,
  }) => {
    const requests: string[] = []
    await page.route('https://*.getyourguide.com/**', (route) => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: widgetScript })
    })
    await storeLanguage(page, 'en')
    await page.goto(`${host.url}/activities`)
    await page.getByRole('button', { name: text('activities:tours.agree', 'en') }).waitFor()
    expect(requests).toEqual([])
    await page.getByRole('button', { name: text('activities:tours.agree', 'en') }).click()
    await expect(page.frameLocator('iframe').getByText('SecurityError SecurityError SecurityError null')).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute('height', '1800')
    expect(requests).toEqual(['https://widget.getyourguide.com/dist/pa.umd.production.min.js'])
    await page.goto(`${host.url}/activities-widget/widget.html`)
    await expect(page.getByText(/^SecurityError SecurityError .* null$/)).toBeVisible()
  })
})
