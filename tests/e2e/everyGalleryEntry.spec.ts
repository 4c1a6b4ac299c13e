import type { Page } from '@playwright/test'
import { galleryOnly, writeEntry, type Entry } from '#tests/gallery/entries.ts'
import { readStates, type ReadState } from '#tests/gallery/screens.ts'
import { freePort, startGallery, type Server } from '#tests/support/servers.ts'
import { axeViolations, axeViolationsInDarkTheme, loadAxe, wcag } from './axe.ts'
import { controlViolations } from './controls.ts'
import { alikeInForcedColors, expectToFit, motion } from './displays.ts'
import { expect, test as base } from './hotel.ts'
import { expectFocusAndForcedColors } from './focusAndForcedColors.ts'
import { settled } from './screens.ts'
import { structureViolations } from './structure.ts'
import { languages, text, type Language } from './texts.ts'

/**
 * Serves the built gallery. These tests check every component, the loading, empty and error state of each screen, and the states
 * that would need steps. `everyScreen.spec.ts` checks the data state of the other screens, in the production build.
 */
const test = base.extend<object, { gallery: Server }>({
  gallery: [
    async ({}, use) => {
      const server = await startGallery(await freePort())
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

// Logged by the app when the configuration cannot be loaded.
test.use({ allowedOnConsole: [/Failed to load application config: The hotel answered 500/] })

const standard = wcag.filter((rule) => rule !== 'best-practice')

type OpenedEntry = Pick<Entry, 'show' | 'readState'>

/** The only page without a heading: the app renders nothing before it has loaded its configuration. */
const isShell = ({ show, readState }: OpenedEntry) => show === 'screens/home' && readState === 'loading'

async function showEntry(page: Page, { url }: Server, entry: OpenedEntry, language: Language): Promise<void> {
  const address = `#${writeEntry({ ...entry, language, theme: 'light' })}`
  await page.goto(`${url}/entry.html${address}`)
  await page
    .locator(`html[data-shown="${address}"] ${isShell(entry) ? '.frame-loading' : 'h1'}`)
    .first()
    .waitFor()
  if (entry.readState === 'loading') return page.locator('[aria-busy=true]').first().waitFor()
  if (entry.show.startsWith('screens/')) await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return settled(page)
}

const nameOf = ({ show, readState }: OpenedEntry) => `${show}, ${readState}`

/** Checks that do not depend on the language run in one language only: axe on states other than `data`, and colours. */
async function expectNoViolations(page: Page, entry: OpenedEntry, language: Language): Promise<void> {
  const name = nameOf(entry)
  const isFirst = language === 'bg'
  if (isFirst || entry.readState === 'data')
    expect.soft(await axeViolations(page, isShell(entry) ? standard : wcag), name).toEqual([])
  else await loadAxe(page)
  expect.soft(await controlViolations(page), name).toEqual([])
  expect.soft(await motion(page), name).toEqual([])
  if (isFirst) expect.soft(await axeViolationsInDarkTheme(page), `${name}, dark`).toEqual([])
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

/** The texts of these states are the same on every screen; the test of components checks them in each language. */
const statesInOneLanguage: readonly ReadState[] = ['loading', 'error']

for (const language of languages) {
  for (const readState of readStates.filter((each) => language === 'bg' || !statesInOneLanguage.includes(each))) {
    test(`the state "${readState}" of every screen has no accessibility violations and fits every viewport: ${language}`, async ({
      page,
      gallery,
    }) => {
      test.slow()
      for (const entry of galleryOnly.filter((each) => each.readState === readState)) {
        await showEntry(page, gallery, entry, language)
        await expectNoViolations(page, entry, language)
        await expectToFit(page, nameOf(entry))
        if (readState === 'data') expect.soft(await structureViolations(page), entry.show).toEqual([])
        if (language === 'bg' && readState !== 'loading')
          await expectFocusAndForcedColors(page, `${entry.show}, ${readState}`)
      }
    })
  }

  test(`the card for staff has no accessibility violations and fits every viewport: ${language}`, async ({
    page,
    gallery,
  }) => {
    const card = { show: 'screens/order-not-seen', readState: 'data' } as const
    await showEntry(page, gallery, card, language)
    await page.getByRole('button', { name: text('receipts:card.show', language) }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoViolations(page, card, language)
    await expectToFit(page, nameOf(card))
    if (language === 'bg') await expectFocusAndForcedColors(page, card.show)
  })

  test(`every component has no accessibility violations and fits every viewport: ${language}`, async ({
    page,
    gallery,
  }) => {
    const components = { show: 'components/all', readState: 'data' } as const
    await showEntry(page, gallery, components, language)
    await expectNoViolations(page, components, language)
    await expectToFit(page, nameOf(components))
    if (language !== 'bg') return
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await alikeInForcedColors(page), 'components, forced colours').toEqual([])
  })
}
