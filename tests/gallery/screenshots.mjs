// Takes screenshots of all screens of the gallery in all their states: npm run screenshots [-- part of a name]
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { settled } from '#tests/e2e/showScreen.ts'
import { languages } from '#tests/e2e/texts.ts'
import { writeEntry } from '#tests/gallery/entries.ts'
import { screens } from '#tests/gallery/screens.ts'
import { findBrowsers } from '#tests/support/run/browsers.mjs'

const views = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
  dark: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, colorScheme: 'dark' },
}
const folder = path.resolve('.cache/screenshots')

const gallery = await preview({ configFile: 'tests/gallery/vite.config.ts', preview: { port: 0 } })
const browser = await chromium.launch(findBrowsers().chromium)
await mkdir(folder, { recursive: true })

async function openEntry(page, { screen, readState, language, view }) {
  const theme = view === 'dark' ? 'dark' : 'light'
  const address = `#${writeEntry({ screen: screen.name, readState, language, theme })}`
  await page.goto(`${gallery.resolvedUrls?.local[0]}${address}`)
  await page.locator(`html[data-shown="${address}"]`).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await settled(page)
}

async function take(picture) {
  const { view, language, screen, readState } = picture
  const context = await browser.newContext({ ...views[view], reducedMotion: 'reduce' })
  const page = await context.newPage()
  const file = path.join(folder, `${screen.name}-${readState}-${language}-${view}.png`)
  await openEntry(page, picture)
  await page.screenshot({ path: file, fullPage: true })
  await context.close()
}

const wanted = screens
  .filter(({ name }) => name.includes(process.argv[2] ?? ''))
  .flatMap((screen) => screen.readStates.map((readState) => ({ screen, readState })))
const pictures = Object.keys(views).flatMap((view) =>
  languages.flatMap((language) => wanted.map((entry) => ({ view, language, ...entry }))),
)
try {
  for (const picture of pictures) await take(picture)
  console.log(`${folder}: ${pictures.length} pictures`)
} finally {
  await browser.close()
  await gallery.close()
}
