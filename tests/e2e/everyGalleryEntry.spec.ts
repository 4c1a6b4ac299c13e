import type { Page } from '@playwright/test'
import { galleryOnly, writeEntry, type Entry } from '#tests/gallery/entries.ts'
import { readStates, type ReadState } from '#tests/gallery/screens.ts'
import { freePort, startGallery, type Server } from '#tests/support/servers.ts'
import { barriers, barriersInTheDark, bringAxe, wcag } from './axe.ts'
import { faultsOfControls } from './controls.ts'
import { alikeInForcedColors, expectToFit, motion } from './displays.ts'
import { expect, test as base } from './hotel.ts'
import { expectKeysAndMarks } from './keysAndMarks.ts'
import { settled } from './screens.ts'
import { faultOfTitle } from './structure.ts'
import { languages, text, type Language } from './texts.ts'

/**
 * The built gallery: every component, the states of each screen beside its data, and the states that need steps. The data
 * of the other screens is looked at in `everyScreen.spec.ts`, on the app as it is shipped.
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

// What the app reports when the configuration cannot be loaded.
test.use({ allowedOnConsole: [/Failed to load application config: The hotel answered 500/] })

const standard = wcag.filter((rule) => rule !== 'best-practice')

type OpenedEntry = Pick<Entry, 'show' | 'readState'>

/** The one page without a heading: nothing of the app can be shown before its configuration. */
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

/** What is the same in each language is looked at in one: axe's findings on a state whose data was seen in all, and colours. */
async function expectNoBarriers(page: Page, entry: OpenedEntry, language: Language): Promise<void> {
  const name = nameOf(entry)
  const isFirst = language === 'bg'
  if (isFirst || entry.readState === 'data')
    expect.soft(await barriers(page, isShell(entry) ? standard : wcag), name).toEqual([])
  else await bringAxe(page)
  expect.soft(await faultsOfControls(page), name).toEqual([])
  expect.soft(await motion(page), name).toEqual([])
  if (isFirst) expect.soft(await barriersInTheDark(page), `${name}, dark`).toEqual([])
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

/** What these states say is the same on every screen, and is looked at in each language among the components. */
const statesInOneLanguage: readonly ReadState[] = ['loading', 'error']

for (const language of languages) {
  for (const readState of readStates.filter((each) => language === 'bg' || !statesInOneLanguage.includes(each))) {
    test(`the state "${readState}" of every screen has no barriers and fits: ${language}`, async ({
      page,
      gallery,
    }) => {
      test.slow()
      for (const entry of galleryOnly.filter((each) => each.readState === readState)) {
        await showEntry(page, gallery, entry, language)
        await expectNoBarriers(page, entry, language)
        await expectToFit(page, nameOf(entry))
        if (readState === 'data') expect.soft(await faultOfTitle(page), entry.show).toEqual([])
        if (language === 'bg' && readState !== 'loading') await expectKeysAndMarks(page, `${entry.show}, ${readState}`)
      }
    })
  }

  test(`the card for staff has no barriers and fits: ${language}`, async ({ page, gallery }) => {
    const card = { show: 'screens/order-not-seen', readState: 'data' } as const
    await showEntry(page, gallery, card, language)
    await page.getByRole('button', { name: text('receipts:card.show', language) }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoBarriers(page, card, language)
    await expectToFit(page, nameOf(card))
    if (language === 'bg') await expectKeysAndMarks(page, card.show)
  })

  test(`every component has no barriers and fits: ${language}`, async ({ page, gallery }) => {
    const components = { show: 'components/all', readState: 'data' } as const
    await showEntry(page, gallery, components, language)
    await expectNoBarriers(page, components, language)
    await expectToFit(page, nameOf(components))
    if (language !== 'bg') return
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await alikeInForcedColors(page), 'components, forced colours').toEqual([])
  })
}
