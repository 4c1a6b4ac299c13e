import type { Page } from '@playwright/test'
import { axeViolations, axeViolationsInDarkTheme } from './axe.ts'
import { controlViolations } from './controls.ts'
import { section, openDeskTab } from './deskSection.ts'
import { expectToFit, motion } from './displays.ts'
import { expect, test } from './fixtures.ts'
import { expectFocusAndForcedColors } from './focusAndForcedColors.ts'
import { settled } from './showScreen.ts'
import { languages, text, type Language } from './texts.ts'

// The browser logs the failed request of a demo that does not respond.
test.use({ allowedOnConsole: [/Failed to load/] })

/** States of the desk, each with a function that opens it. */
const deskStates: Readonly<Record<string, (desk: Page, language: Language) => Promise<void>>> = {
  'what may be shown, all details open, and a phone': async (desk, language) => {
    await desk.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))
    const page = { width: 390, height: 844, html: '<html lang="en"><a href="/">Home</a>', scroll: [0, 0] }
    const sent = await desk.request.put(new URL('/__demo/mirror', desk.url()).href, {
      data: { page, phone: 'a', idle: 0 },
    })
    expect(sent.ok()).toBe(true)
    await desk.getByRole('img', { name: text('desk:show.mirror.picture', language) }).waitFor()
  },
  'what the presenter alone uses, and a fault on': async (desk, language) => {
    await openDeskTab(desk, 'direct', language)
    await desk.locator('#engineers > details > summary').click()
    const fault = section(desk, 'failure', language).getByRole('switch').first()
    await fault.click()
    await expect(fault).toBeChecked()
  },
  'the question before the next prospect': async (desk, language) => {
    await desk.getByRole('button', { name: text('desk:show.prospect.button', language), exact: true }).click()
    await desk.getByRole('dialog').waitFor()
  },
  'a demo that does not respond': async (desk, language) => {
    await desk.route('**/__demo/desk', (route) => route.abort())
    await desk.reload()
    await desk.getByText(text('desk:connection.never', language)).waitFor()
  },
  'the question for the key': async (desk, language) => {
    await desk.route('**/__demo/desk', (route) => route.fulfill({ status: 401 }))
    await desk.getByRole('heading', { name: text('desk:key.title', language) }).waitFor()
  },
}

/** Colours do not depend on the language: those of the dark theme are checked in English only. */
async function expectNoViolations(page: Page, name: string, language: Language): Promise<void> {
  expect.soft(await axeViolations(page), name).toEqual([])
  if (language === 'en') expect.soft(await axeViolationsInDarkTheme(page), `${name}, dark`).toEqual([])
  expect.soft(await controlViolations(page), name).toEqual([])
  expect.soft(await motion(page), name).toEqual([])
}

for (const language of ['bg', 'en'] as const) {
  test(
    `the desk has no accessibility violations and no overflow: ${language}`,
    { tag: '@all' },
    async ({ page, host }) => {
      test.slow()
      await page.goto(`${host.url}/__demo/`)
      await page.getByRole('button', { name: language === 'bg' ? 'Български' : 'English', exact: true }).click()
      await expect(page.getByRole('heading', { name: text('desk:sections.staff', language) })).toBeVisible()
      for (const [name, show] of Object.entries(deskStates)) {
        await show(page, language)
        await settled(page)
        await expectNoViolations(page, name, language)
        await expectToFit(page, name, { onPhone: ['100%'], onComputer: language !== 'bg' })
        if (language === 'bg') await expectFocusAndForcedColors(page, name)
      }
    },
  )
}

/** The pages that a prospect opens, each with a text on it. */
const forProspects = {
  'begin/?language=': 'begin:lead',
  'both/?hotel=none&language=': 'begin:refused',
} as const

for (const language of languages) {
  test(
    `the pages of a prospect have no accessibility violations and no overflow: ${language}`,
    { tag: '@all' },
    async ({ page, host }) => {
      for (const [address, words] of Object.entries(forProspects)) {
        await page.goto(`${host.url}/__demo/${address}${language}`)
        await page.getByText(text(words, language)).waitFor()
        await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))
        await expectNoViolations(page, address, language)
        await expectToFit(page, address, { onPhone: ['100%'], onComputer: language !== 'bg' })
      }
      if (language === 'bg') await expectFocusAndForcedColors(page, 'begun')
    },
  )
}
