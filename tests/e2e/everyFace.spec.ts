import type { Page } from '@playwright/test'
import { otherFaces, writeShown, type Shown } from '#tests/gallery/entries.ts'
import { faces } from '#tests/gallery/screens.ts'
import { freePort, startGallery, type Server } from '#tests/support/servers.ts'
import { barriers, barriersInTheDark, wcag } from './axe.ts'
import { faultsOfControls } from './controls.ts'
import { motion, outOfReach, overflow } from './displays.ts'
import { expect, test as base } from './hotel.ts'
import { expectKeysAndMarks } from './keysAndMarks.ts'
import { settled } from './screens.ts'
import { languages, type Language } from './texts.ts'

/** The built gallery. The data of a screen is not looked at there: `everyScreen.spec.ts` sees it on the app as it is shipped. */
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

type Entry = Pick<Shown, 'show' | 'face'>

async function showEntry(page: Page, { url }: Server, entry: Entry, language: Language): Promise<void> {
  const address = `#${writeShown({ ...entry, language, theme: 'light' })}`
  await page.goto(`${url}/entry.html${address}`)
  await page.locator(`html[data-shown="${address}"] :is(h1, .frame-loading)`).first().waitFor()
  if (entry.face === 'loading') await page.locator('[aria-busy=true]').first().waitFor()
  else if (!entry.show.startsWith('components/')) await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await settled(page)
}

/** axe in the main content of a face: its frame is that of the data. */
async function expectNoBarriers(page: Page, name: string, language: Language): Promise<void> {
  expect.soft(await barriers(page, wcag), name).toEqual([])
  expect.soft(await faultsOfControls(page), name).toEqual([])
  expect.soft(await motion(page), name).toEqual([])
  if (language !== 'bg') return
  expect.soft(await barriersInTheDark(page), `${name}, dark`).toEqual([])
  await expectKeysAndMarks(page, name)
}

async function expectToFit(page: Page, name: string): Promise<void> {
  for (const [width, height, sizes] of [
    [390, 844, ['100%', '200%']],
    [1280, 800, ['100%', '200%']],
    [320, 256, ['100%']],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect.soft(await overflow(page, sizes), name).toEqual([])
  }
  expect.soft(await outOfReach(page), `${name} at 400 %`).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
}

for (const language of languages) {
  for (const face of faces.filter((each) => each !== 'data')) {
    test(`every screen in its face "${face}" has no barriers and fits: ${language}`, async ({ page, gallery }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      for (const entry of otherFaces.filter((each) => each.face === face)) {
        const name = `${entry.show}, ${face}`
        await showEntry(page, gallery, entry, language)
        await expectNoBarriers(page, name, language)
        await expectToFit(page, name)
      }
    })
  }

  test(`every component has no barriers and fits: ${language}`, async ({ page, gallery }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await showEntry(page, gallery, { show: 'components/all', face: 'data' }, language)
    await expectNoBarriers(page, 'components', language)
    await expectToFit(page, 'components')
  })
}
