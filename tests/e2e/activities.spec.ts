import { choose } from './guest.ts'
import { expect, test } from './hotel.ts'
import { text } from './texts.ts'

/** Stands in for GetYourGuide's script: writes down whatever of the app it can get hold of. */
const theirs = `(() => {
  const attempt = (read) => { try { return read() } catch (error) { return error.name } }
  const seen = [() => localStorage.getItem('auth-storage'), () => document.cookie, () => parent.document.title, () => origin].map(attempt)
  const tours = document.createElement('div')
  tours.style.height = '1800px'
  tours.textContent = seen.join(' ')
  document.querySelector('[data-gyg-widget]').append(tours)
})()`

test.describe('the activities widget', () => {
  test('comes after consent, on the host too, and cannot read the session', async ({ page, host }) => {
    const asked: string[] = []
    await page.route('https://*.getyourguide.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: theirs })
    })
    await choose(page, 'en')
    await page.goto(`${host.url}/activities`)
    await page.getByRole('button', { name: text('activities:tours.agree', 'en') }).waitFor()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: text('activities:tours.agree', 'en') }).click()
    await expect(page.frameLocator('iframe').getByText('SecurityError SecurityError SecurityError null')).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute('height', '1800')
    expect(asked).toEqual(['https://widget.getyourguide.com/dist/pa.umd.production.min.js'])
  })

  test.describe('that breaks', () => {
    test.use({ allowedOnConsole: [/no tours today/] })

    test('leaves the rest of the app alive', async ({ page, host }) => {
      const body = "throw new Error('no tours today')"
      await page.route('https://*.getyourguide.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
      await page.goto(`${host.url}/activities`)
      const [thrown] = await Promise.all([
        page.waitForEvent('pageerror'),
        page.getByRole('button', { name: text('activities:tours.agree') }).click(),
      ])
      expect(thrown.message).toBe('no tours today')
      await expect(page.getByRole('link', { name: text('activities:tours.link') })).toBeVisible()
      await page.getByRole('button', { name: text('activities:tours.withdraw') }).click()
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    })
  })

  test('has no origin either when its page is opened by itself', async ({ page, host }) => {
    await page.route('https://*.getyourguide.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: theirs }),
    )
    await page.goto(`${host.url}/activities-widget/widget.html`)
    await expect(page.getByText(/^SecurityError SecurityError .* null$/)).toBeVisible()
  })
})
