import type { Page } from '@playwright/test'
import { choose, returnAs } from './guest.ts'
import { expect, test } from './hotel.ts'
import { open, screens } from './screens.ts'
import { languages } from './texts.ts'

// The guest has not rated yet, and the hotel says so with a 404.
test.use({ allowedOnConsole: [/404.*customers\/rating/] })

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
    test(`every screen fits: ${language}, ${signedIn ? 'signed in' : 'signed out'}`, async ({ page, host, viewport }) => {
      test.slow()
      if (signedIn) await returnAs(page, host.url, language)
      else await choose(page, language)
      const height = viewport?.height ?? 800
      for (const screen of screens.filter((each) => each.signedIn === signedIn)) {
        await page.setViewportSize(viewport ?? { width: 1280, height })
        await open(page, host.url, screen, language)
        expect.soft(await overflow(page), screen.name).toEqual([])
        await page.setViewportSize({ width: 320, height })
        expect.soft(await overflow(page), `${screen.name} at 320 px`).toEqual([])
        await page.setViewportSize(viewport ?? { width: 1280, height })
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        expect.soft(await overflow(page), `${screen.name} at 200 % text`).toEqual([])
      }
    })
  }
}

test('a page that sticks out is found', async ({ page }) => {
  await page.setContent('<div style="width: 3000px">wide</div>')
  expect(await overflow(page)).toHaveLength(2)
})
