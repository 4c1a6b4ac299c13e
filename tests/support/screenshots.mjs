// Pictures of every screen, to be looked at: node --import tsx tests/support/screenshots.mjs [part of a screen's name]
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { choose, returnAs } from '#tests/e2e/guest.ts'
import { open, screens } from '#tests/e2e/screens.ts'
import { languages } from '#tests/e2e/texts.ts'
import { browserArguments, findBrowser } from './browser.mjs'
import { freePort, startHost } from './servers.ts'

const views = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
  dark: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, colorScheme: 'dark' },
}
const folder = path.resolve('.cache/screenshots')
const wanted = screens.filter(({ name }) => name.includes(process.argv[2] ?? ''))

const data = await mkdtemp(path.join(tmpdir(), 'hotel-'))
const host = await startHost(data, await freePort())
const executablePath = await findBrowser(console.log)
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
await mkdir(folder, { recursive: true })

async function take({ view, language, screen }) {
  const context = await browser.newContext({ ...views[view], reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (screen.signedIn) await returnAs(page, host.url, language)
  else await choose(page, language)
  const file = path.join(folder, `${screen.name}-${language}-${view}.png`)
  await open(page, host.url, screen, language).catch((error) => console.log(`${file}: ${error.message.split('\n')[0]}`))
  await page.screenshot({ path: file, fullPage: true })
  await context.close()
}

const pictures = Object.keys(views).flatMap((view) =>
  languages.flatMap((language) => wanted.map((screen) => ({ view, language, screen }))),
)
try {
  for (const picture of pictures) await take(picture)
  console.log(`${folder}: ${pictures.length} pictures`)
} finally {
  await browser.close()
  await host.stop()
  await rm(data, { recursive: true, force: true })
}
