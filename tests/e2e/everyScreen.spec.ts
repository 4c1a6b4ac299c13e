import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { choose, returnAs } from './guest.ts'
import { expect, test } from './hotel.ts'
import { open, screens, settled } from './screens.ts'
import { languages } from './texts.ts'

// The guest has not rated yet, and the hotel says so with a 404; an order that is sent in vain fails to load.
test.use({ allowedOnConsole: [/404.*customers\/rating|ERR_FAILED.*orders\/customer/] })

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** What axe finds, with the elements it finds it in. It must have looked at something. */
async function barriers(page: Page, rules?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  // Only where there is a frame axe needs a page of its own for it, which takes as long as all the rest.
  axe.setLegacyMode((await page.locator('iframe').count()) === 0)
  const scan = rules === undefined ? axe.withTags(levels) : axe.withRules(rules)
  const { violations, passes, incomplete } = await scan.analyze()
  expect(passes.length + incomplete.length).toBeGreaterThan(0)
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

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
  expect.soft(await barriers(page), name).toEqual([])
  if (!inTheDarkToo) return
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await settled(page)
  // The colours are all that is different.
  expect.soft(await barriers(page, 'color-contrast'), `${name}, dark`).toEqual([])
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
        await open(page, host.url, screen, language)
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
  expect(await barriers(page)).toEqual(found)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page, 'color-contrast')).toEqual([expect.stringContaining('тъмно')])
})

test('a page that sticks out is found', async ({ page }) => {
  await page.setContent('<div style="width: 3000px">wide</div>')
  expect(await overflow(page)).toHaveLength(2)
})
