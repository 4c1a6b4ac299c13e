import type { Page } from '@playwright/test'
import { choose, returnAs } from './guest.ts'
import { expect, test } from './hotel.ts'
import { open, screens } from './screens.ts'
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

for (const language of languages) {
  for (const signedIn of [false, true]) {
    test(`every screen fits: ${language}, ${signedIn ? 'signed in' : 'signed out'}`, async ({ page, host }) => {
      test.slow()
      if (signedIn) await returnAs(page, host.url, language)
      else await choose(page, language)
      for (const screen of screens.filter((each) => each.signedIn === signedIn)) {
        await open(page, host.url, screen, language)
        for (const [width, text] of [[390, '100%'], [320, '100%'], [1280, '100%'], [1280, '200%'], [390, '200%']] as const) {
          await page.setViewportSize({ width, height: width > 1000 ? 800 : 844 })
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
          expect.soft(await overflow(page), `${screen.name} at ${width} px, text at ${text}`).toEqual([])
        }
        await page.setViewportSize({ width: 390, height: 844 })
      }
    })
  }
}

test('a page that sticks out is found', async ({ page }) => {
  await page.setContent('<div style="width: 3000px">wide</div>')
  expect(await overflow(page)).toHaveLength(2)
})
