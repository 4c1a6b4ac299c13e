import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

const pages = { terms: 'Общи условия', privacy: 'Политика за поверителност' }

for (const [name, heading] of Object.entries(pages)) {
  test(`the consent of the login leads to the hotel’s own page: ${name}`, { tag: '@all' }, async ({ page, host }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(`${host.url}/login`)
    const [, words = ''] = new RegExp(`<${name}>(.*?)</${name}>`).exec(text('login:consent')) ?? []
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: words }).click()
    const policy = await opened
    await expect(policy.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await policy.getByRole('link', { name: 'Español' }).click()
    await expect(policy.locator('#es h1')).toBeInViewport()
    const { width, body, styled } = await policy.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      body: window.innerWidth,
      styled: getComputedStyle(document.body).maxWidth,
    }))
    expect(width).toBeLessThanOrEqual(body)
    expect(styled).not.toBe('none')
  })
}
