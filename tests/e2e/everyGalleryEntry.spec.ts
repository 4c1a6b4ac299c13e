import type { Page } from '@playwright/test'
import { galleryOnly, writeEntry, type Entry } from '#tests/gallery/entries.ts'
import type { ReadState } from '#tests/gallery/screens.ts'
import { axeViolations, axeViolationsInDarkTheme, loadAxe, wcag, wcagViolations, withoutColours } from './axe.ts'
import { controlViolations } from './controls.ts'
import { expectToFit, motion } from './displays.ts'
import { expect, expectQuiet, test as base, type OfWorker } from './fixtures.ts'
import { expectFocusAndForcedColors } from './focusAndForcedColors.ts'
import { settled } from './showScreen.ts'
import { languages, type Language } from './texts.ts'
import { touchViolations } from './touch.ts'

/**
 * These tests check the loading, empty and error state of each screen, and the states that a path does not open.
 * `everyScreen.spec.ts` checks the data state of the other screens, in the production build. Each test listens to the console of the
 * reused page.
 */
const test = base.extend({ quiet: ({}, use) => use() })

/** Logged by the app when the configuration cannot be loaded, also 15 s after an entry in which it never arrives. */
const EXPECTED_ON_CONSOLE = /Failed to load application config: The hotel (?:answered 500|did not answer within 15 s)/

const standard = wcag.filter((rule) => rule !== 'best-practice')

type OpenedEntry = Pick<Entry, 'screen' | 'readState'>

/** The only page without a heading: the app renders nothing before it has loaded its configuration. */
const isShell = ({ screen, readState }: OpenedEntry) => screen === 'home' && readState === 'loading'

async function showEntry({ page, server }: OfWorker['gallery'], entry: OpenedEntry, language: Language): Promise<void> {
  const address = `#${writeEntry({ ...entry, language, theme: 'light' })}`
  await page.goto(`${server.url}/${address}`)
  await page
    .locator(`html[data-shown="${address}"] ${isShell(entry) ? '.frame-loading' : 'h1'}`)
    .first()
    .waitFor()
  if (entry.readState === 'loading') return page.locator('[aria-busy=true]').first().waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return settled(page)
}

const nameOf = ({ screen, readState }: OpenedEntry) => `${screen}, ${readState}`

/** Checks that do not depend on the language run in one language only: axe on states other than `data`, touch, motion and colours. */
async function expectNoViolations(page: Page, entry: OpenedEntry, language: Language): Promise<void> {
  const name = nameOf(entry)
  const isFirst = language === 'bg'
  const rules = isFirst ? {} : withoutColours
  if (isShell(entry)) expect.soft(await axeViolations(page, standard, rules), name).toEqual([])
  else if (isFirst || entry.readState === 'data') expect.soft(await wcagViolations(page, rules), name).toEqual([])
  else await loadAxe(page)
  expect.soft(await controlViolations(page), name).toEqual([])
  if (!isFirst) return
  expect.soft(await touchViolations(page), name).toEqual([])
  expect.soft(await motion(page), name).toEqual([])
  expect.soft(await axeViolationsInDarkTheme(page), `${name}, dark`).toEqual([])
}

/** The texts of these states are the same on every screen. */
const statesInOneLanguage: readonly ReadState[] = ['loading', 'error']

for (const language of languages) {
  const isFirst = language === 'bg'
  for (const entry of galleryOnly.filter(({ readState }) => isFirst || !statesInOneLanguage.includes(readState))) {
    const name = nameOf(entry)
    test(
      `${name} has no accessibility violations and fits every viewport: ${language}`,
      { tag: '@all' },
      async ({ gallery }) => {
        const { page } = gallery
        await expectQuiet(page, EXPECTED_ON_CONSOLE, async () => {
          await showEntry(gallery, entry, language)
          await expectNoViolations(page, entry, language)
          await expectToFit(page, name, { onComputer: isFirst, reachable: isFirst })
          if (isFirst && entry.readState !== 'loading') await expectFocusAndForcedColors(page, name)
        })
      },
    )
  }
}
