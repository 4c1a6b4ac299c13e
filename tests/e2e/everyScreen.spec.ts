import type { Page } from '@playwright/test'
import { screens } from '#tests/gallery/screens.ts'
import { axeViolations, axeViolationsInDarkTheme, wcag, withoutColours } from './axe.ts'
import { controlViolations } from './controls.ts'
import { expectToFit, motion, overflow } from './displays.ts'
import { expect, expectQuiet, test as base } from './fixtures.ts'
import { expectFocusAndForcedColors } from './focusAndForcedColors.ts'
import { show } from './showScreen.ts'
import { structureViolations } from './structure.ts'
import { languages } from './texts.ts'
import { touchViolations } from './touch.ts'

// Each test listens to the console of its reused page instead.
const test = base.extend({ quiet: ({}, use) => use() })

/** The rating responds 404 before the guest has rated, and the aborted request of an order fails to load. */
const EXPECTED_ON_CONSOLE = /404.*customers\/rating|ERR_FAILED.*orders\/customer/

async function expectNoViolations(page: Page, name: string, isFirst: boolean): Promise<void> {
  expect.soft(await axeViolations(page, wcag, isFirst ? {} : withoutColours), name).toEqual([])
  expect.soft(await controlViolations(page), name).toEqual([])
  expect.soft(await structureViolations(page), name).toEqual([])
}

/** The screens that a path opens; `everyGalleryEntry.spec.ts` checks the other states. */
const screensHere = screens.filter(({ onlyInGallery }) => !onlyInGallery)

for (const language of languages) {
  const isFirst = language === 'bg'
  test.describe(() => {
    // The tests of a language run in one worker: each worker that runs one of them would open the pages of this language.
    test.describe.configure({ mode: 'default' })
    for (const screen of screensHere) {
      // The texts of such a screen are checked in each language for a visitor.
      if (screen.differsInFrameOnly && !isFirst) continue
      test(`${screen.name} has no accessibility violations and fits every viewport: ${language}`, async ({
        openPage,
        host,
      }) => {
        const page = await openPage(language, screen.signedIn)
        await expectQuiet(page, EXPECTED_ON_CONSOLE, async () => {
          await show(page, host.url, screen)
          await expectNoViolations(page, screen.name, isFirst)
          await expectToFit(page, screen.name, { onComputer: isFirst, reachable: isFirst })
          // Touch, colours, motion and the focus order do not depend on the language.
          if (!isFirst) return
          expect.soft(await touchViolations(page), screen.name).toEqual([])
          expect.soft(await motion(page), screen.name).toEqual([])
          expect.soft(await axeViolationsInDarkTheme(page), `${screen.name}, dark`).toEqual([])
          await expectFocusAndForcedColors(page, screen.name)
        })
      })
    }
  })
}

test('an injected accessibility violation is reported, also in the dark theme', async ({ page }) => {
  const style = '<style>p{color:#777;background:#fff}[data-theme=dark] b{color:#222;background:#000}</style>'
  const content = `<html lang="bg"><title>x</title>${style}<main><h1>x</h1><img src="x"><p style="color:#ccc">сиво</p><b>тъмно</b></main></html>`
  await page.setContent(content)
  const grey: unknown = expect.stringMatching(/^color-contrast:.*сиво/)
  expect(await axeViolations(page, wcag)).toEqual([grey, expect.stringMatching(/^image-alt:/)])
  expect(await axeViolationsInDarkTheme(page)).toEqual([expect.stringMatching(/сиво.*тъмно/)])
})

test('an injected accessibility violation in a sandboxed frame is reported', async ({ page }) => {
  const frame =
    '<iframe title="x" sandbox="allow-scripts" srcdoc="<html lang=bg><title>x</title><h1>x</h1><a href=x></a>"></iframe>'
  await page.setContent(`<html lang="bg"><title>x</title><main><h1>x</h1>${frame}</main></html>`)
  await page.frameLocator('iframe').getByRole('heading').waitFor()
  expect(await axeViolations(page, wcag)).toEqual([expect.stringMatching(/^link-name:/)])
})

test('a page that overflows horizontally is reported', async ({ page }) => {
  await page.setContent('<div style="width: 3000px">wide</div>')
  expect(await overflow(page, ['100%'])).toHaveLength(2)
})
