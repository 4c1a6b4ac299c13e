// Takes screenshots of all gallery entries and of the states that need steps: npm run screenshots [-- part of a name]
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { choose, returnAs } from '#tests/e2e/guest.ts'
import { open, settled } from '#tests/e2e/screens.ts'
import { languages } from '#tests/e2e/texts.ts'
import { writeEntry } from '#tests/gallery/entries.ts'
import { screens } from '#tests/gallery/screens.ts'
import { browserArguments, findBrowser } from './browser.mjs'
import { freePort, startGallery, startHost } from './servers.ts'

const views = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
  dark: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, colorScheme: 'dark' },
}
const folder = path.resolve('.cache/screenshots')

const data = await mkdtemp(path.join(tmpdir(), 'hotel-'))
const host = await startHost(data, await freePort())
const gallery = await startGallery(await freePort())
const executablePath = await findBrowser(console.log)
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
await mkdir(folder, { recursive: true })

async function openOnHost(page, { screen, language }) {
  if (screen.signedIn) await returnAs(page, host.url, language)
  else await choose(page, language)
  await open(page, host.url, screen, language)
}

async function openInGallery(page, { screen, readState, language, view }) {
  const theme = view === 'dark' ? 'dark' : 'light'
  await page.goto(
    `${gallery.url}/entry.html#${writeEntry({ show: `screens/${screen.name}`, readState, language, theme })}`,
  )
  await page.locator('h1, .frame-loading').first().waitFor()
  await page.waitForLoadState('networkidle')
  await settled(page)
}

async function take(picture) {
  const { view, language, screen, readState } = picture
  const context = await browser.newContext({ ...views[view], reducedMotion: 'reduce' })
  const page = await context.newPage()
  const file = path.join(folder, `${screen.name}-${readState}-${language}-${view}.png`)
  const show = screen.readStates.includes(readState) ? openInGallery : openOnHost
  await show(page, picture).catch((error) => console.log(`${file}: ${error.message.split('\n')[0]}`))
  await page.screenshot({ path: file, fullPage: true })
  await context.close()
}

const entries = screens.flatMap((screen) =>
  (screen.readStates.length === 0 ? ['data'] : screen.readStates).map((readState) => ({ screen, readState })),
)
const wanted = entries.filter(({ screen }) => screen.name.includes(process.argv[2] ?? ''))
const pictures = Object.keys(views).flatMap((view) =>
  languages.flatMap((language) => wanted.map((entry) => ({ view, language, ...entry }))),
)
try {
  for (const picture of pictures) await take(picture)
  console.log(`${folder}: ${pictures.length} pictures`)
} finally {
  await browser.close()
  await gallery.stop()
  await host.stop()
  await rm(data, { recursive: true, force: true })
}
