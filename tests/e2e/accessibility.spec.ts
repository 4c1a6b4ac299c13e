import { AxeBuilder } from '@axe-core/playwright'
import { choose, returnAs } from './guest.ts'
import { expect, test } from './hotel.ts'
import { open, screens } from './screens.ts'
import { languages } from './texts.ts'

// The guest has not rated yet, and the hotel says so with a 404.
test.use({ allowedOnConsole: [/404.*customers\/rating/] })

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of languages) {
    for (const signedIn of [false, true]) {
      test(`no barriers: ${language}, ${colorScheme}, ${signedIn ? 'signed in' : 'signed out'}`, async ({ page, host }) => {
        test.slow()
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        if (signedIn) await returnAs(page, host.url, language)
        else await choose(page, language)
        for (const screen of screens.filter((each) => each.signedIn === signedIn)) {
          await open(page, host.url, screen, language)
          const { violations, passes } = await new AxeBuilder({ page }).withTags(levels).analyze()
          const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
          expect.soft(found, screen.name).toEqual([])
          expect(passes.length).toBeGreaterThan(5)
        }
      })
    }
  }
}

test('a planted barrier is found', async ({ page }) => {
  await page.setContent('<html lang="bg"><title>x</title><main><h1>x</h1><img src="x"><p style="color:#ccc;background:#fff">сиво</p></main></html>')
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze()
  expect(violations.map(({ id }) => id).toSorted()).toEqual(['color-contrast', 'image-alt'])
})
