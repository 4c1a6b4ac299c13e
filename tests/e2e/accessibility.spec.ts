import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { choose, returnAs } from './guest.ts'
import { expect, test } from './hotel.ts'
import { open, screens, settled } from './screens.ts'
import { languages } from './texts.ts'

// The guest has not rated yet, and the hotel says so with a 404; an order that is sent in vain fails to load.
test.use({ allowedOnConsole: [/404.*customers\/rating|ERR_FAILED.*orders\/customer/] })

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const axe = (page: Page) => new AxeBuilder({ page }).withTags(levels)

/** What axe finds, with the elements it finds it in. It must have looked at something. */
async function barriers(scan: AxeBuilder): Promise<string[]> {
  const { violations, passes, incomplete } = await scan.analyze()
  expect(passes.length + incomplete.length).toBeGreaterThan(0)
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

for (const language of languages) {
  for (const signedIn of [false, true]) {
    test(`no barriers: ${language}, ${signedIn ? 'signed in' : 'signed out'}, light and dark`, async ({ page, host }) => {
      test.slow()
      if (signedIn) await returnAs(page, host.url, language)
      else await choose(page, language)
      for (const screen of screens.filter((each) => each.signedIn === signedIn)) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await open(page, host.url, screen, language)
        expect.soft(await barriers(axe(page)), screen.name).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await settled(page)
        // The colours are all that is different.
        expect.soft(await barriers(new AxeBuilder({ page }).withRules('color-contrast')), `${screen.name}, dark`).toEqual([])
      }
    })
  }
}

test('a planted barrier is found, in the dark too', async ({ page }) => {
  const style = '<style>p{color:#777;background:#fff}@media(prefers-color-scheme:dark){b{color:#222;background:#000}}</style>'
  const content = `<html lang="bg"><title>x</title>${style}<main><h1>x</h1><img src="x"><p style="color:#ccc">сиво</p><b>тъмно</b></main></html>`
  await page.setContent(content)
  const found = [expect.stringMatching(/^color-contrast:.*сиво/), expect.stringMatching(/^image-alt:/)]
  expect(await barriers(axe(page))).toEqual(found)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([expect.stringContaining('тъмно')])
})
