import { screens } from '#tests/gallery/screens.ts'
import { axeViolationsInDarkTheme, wcagViolations, withoutColours } from './axe.ts'
import { controlViolations } from './controls.ts'
import { expectToFit, motion } from './displays.ts'
import { expect, expectQuiet, test as base } from './fixtures.ts'
import { expectFocusAndForcedColors } from './focusAndForcedColors.ts'
import { show } from './showScreen.ts'
import { languages } from './texts.ts'
import { touchViolations } from './touch.ts'

// Each test listens to the console of its reused page instead.
const test = base.extend({ quiet: ({}, use) => use() })

/** The rating responds 404 before the guest has rated, and the aborted request of an order fails to load. */
const EXPECTED_ON_CONSOLE = /404.*customers\/rating|ERR_FAILED.*orders\/customer/

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
      const { name } = screen
      test(
        `${name} has no accessibility violations and fits every viewport: ${language}`,
        { tag: isFirst && !screen.differsInFrameOnly ? [] : '@all' },
        async ({ openPage, host }) => {
          const page = await openPage(language, screen.signedIn)
          await expectQuiet(page, EXPECTED_ON_CONSOLE, async () => {
            await show(page, host.url, screen)
            expect.soft(await wcagViolations(page, isFirst ? {} : withoutColours), name).toEqual([])
            expect.soft(await controlViolations(page), name).toEqual([])
            await expectToFit(page, name, { onComputer: false, reachable: false })
          })
        },
      )

      if (!isFirst) continue
      // These do not depend on the language.
      test(
        `${name} suits touch, keyboard, reduced motion, forced colours, the dark theme and a computer`,
        { tag: '@all' },
        async ({ openPage, host }) => {
          const page = await openPage(language, screen.signedIn)
          await show(page, host.url, screen)
          expect.soft(await axeViolationsInDarkTheme(page), name).toEqual([])
          expect.soft(await touchViolations(page), name).toEqual([])
          expect.soft(await motion(page), name).toEqual([])
          await expectToFit(page, name)
          await expectFocusAndForcedColors(page, name)
        },
      )
    }
  })
}
