import type { Page } from '@playwright/test'
import { barriers, wcag } from './axe.ts'
import { choose, returnAs } from './guest.ts'
import { expect, test } from './hotel.ts'
import { goTo, open, screens, settled } from './screens.ts'
import { languages } from './texts.ts'

// The guest has not rated yet, and the hotel says so with a 404; an order that is sent in vain fails to load.
test.use({ allowedOnConsole: [/404.*customers\/rating|ERR_FAILED.*orders\/customer/] })

/** What sticks out of the page to the right, and by how much the page scrolls sideways. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
    return [`the page scrolls by ${scrollWidth - clientWidth} px`, ...wide.slice(0, 5).map((each) => each.outerHTML.slice(0, 120))]
  })
}

async function expectNoBarriers(page: Page, name: string, inTheDarkToo: boolean): Promise<void> {
  expect.soft(await barriers(page, wcag), name).toEqual([])
  if (!inTheDarkToo) return
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await settled(page)
  // The colours are all that is different.
  expect.soft(await barriers(page, ['color-contrast']), `${name}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

async function expectToFit(page: Page, name: string): Promise<void> {
  const setText = (size: string) => page.evaluate((to) => (document.documentElement.style.fontSize = to), size)
  for (const [width, size] of [[390, '100%'], [320, '100%'], [1280, '100%'], [1280, '200%'], [390, '200%']] as const) {
    await page.setViewportSize({ width, height: width > 1000 ? 800 : 844 })
    await setText(size)
    expect.soft(await overflow(page), `${name} at ${width} px, text at ${size}`).toEqual([])
  }
  await setText('')
  await page.setViewportSize({ width: 390, height: 844 })
}

for (const language of languages) {
  for (const signedIn of [true, false]) {
    test(`every screen has no barriers and fits: ${language}, ${signedIn ? 'signed in' : 'signed out'}`, async ({ page, host }) => {
      test.setTimeout(10 * 60_000) // some forty screens one after the other
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      if (signedIn) await returnAs(page, host.url, language)
      else await choose(page, language)
      for (const screen of screens.filter((each) => each.signedIn === signedIn)) {
        // A page is loaded only where a screen must start afresh, for that takes half as long again.
        const isApart = screen.steps !== undefined || !page.url().startsWith(host.url)
        await (isApart ? open(page, host.url, screen, language) : goTo(page, screen.path))
        // Colours know no language.
        await expectNoBarriers(page, screen.name, language === 'bg')
        await expectToFit(page, screen.name)
      }
    })
  }
}

test('a planted barrier is found, in the dark too', async ({ page }) => {
  const style = '<style>p{color:#777;background:#fff}@media(prefers-color-scheme:dark){b{color:#222;background:#000}}</style>'
  const content = `<html lang="bg"><title>x</title>${style}<main><h1>x</h1><img src="x"><p style="color:#ccc">сиво</p><b>тъмно</b></main></html>`
  await page.setContent(content)
  const found = [expect.stringMatching(/^color-contrast:.*сиво/), expect.stringMatching(/^image-alt:/)]
  expect(await barriers(page, wcag)).toEqual(found)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page, ['color-contrast'])).toEqual([expect.stringContaining('тъмно')])
})

test('a planted barrier is found in a sandboxed frame', async ({ page }) => {
  const frame = '<iframe title="x" sandbox="allow-scripts" srcdoc="<html lang=bg><title>x</title><h1>x</h1><a href=x></a>"></iframe>'
  await page.setContent(`<html lang="bg"><title>x</title><main><h1>x</h1>${frame}</main></html>`)
  await page.frameLocator('iframe').getByRole('heading').waitFor()
  expect(await barriers(page, wcag)).toEqual([expect.stringMatching(/^link-name:/)])
})

test('a page that sticks out is found', async ({ page }) => {
  await page.setContent('<div style="width: 3000px">wide</div>')
  expect(await overflow(page)).toHaveLength(2)
})
