import { writeFile } from 'node:fs/promises'
import { firefox, webkit, test as base, expect, type Browser } from '@playwright/test'
import { startRecorder, type Recorder } from '#tests/support/servers/recorder.ts'
import { withHost, type Host } from '#tests/e2e/host.ts'
import type { Engine, Phone } from './phone.ts'
import { playwrightPhone } from './playwrightPhone.ts'
import { webdriverPhone } from './webdriverPhone.ts'
import { startWebKit } from './webkit.ts'

/** A browser of one engine. */
interface EngineBrowser {
  /** Opens a phone with empty storage, calls `use` with it, and closes it. */
  withPhone(use: (phone: Phone) => Promise<void>): Promise<void>
  close(): Promise<void>
}

const phoneOptions = { viewport: { width: 390, height: 844 }, locale: 'bg-BG', timezoneId: 'Europe/Sofia' }

/** A browser that Playwright drives: Firefox by WebDriver BiDi, or one of Playwright's own. */
function ofPlaywright(browser: Browser): EngineBrowser {
  return {
    async withPhone(use) {
      const context = await browser.newContext(phoneOptions)
      context.setDefaultTimeout(30_000)
      try {
        await use(playwrightPhone(await context.newPage(), context))
      } finally {
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}

/** WebKitGTK's test browser, driven by WebDriver. */
async function ofWebDriver(binary: string): Promise<EngineBrowser> {
  const browser = await startWebKit(binary)
  return {
    async withPhone(use) {
      const driver = await browser.open()
      try {
        await use(webdriverPhone(driver, await driver.getWindowHandle()))
      } finally {
        await driver.quit()
      }
    },
    close: () => browser.stop(),
  }
}

/** Settings of Firefox: no animations and no spare processes, which take two thirds of the CPU time. */
const leanFirefox = {
  'ui.prefersReducedMotion': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.ipc.processCount': 1,
}

async function openBrowser({ engine, binary, blocksSiteData }: EngineOptions): Promise<EngineBrowser> {
  if (engine === 'webkit') return binary === '' ? ofPlaywright(await webkit.launch()) : ofWebDriver(binary)
  const browser = await firefox.launch({
    ...(binary !== '' && { channel: 'moz-firefox', executablePath: binary }),
    firefoxUserPrefs: { ...leanFirefox, 'network.cookie.cookieBehavior': blocksSiteData ? 2 : 0 },
  })
  return ofPlaywright(browser)
}

/** Options of a project. */
export interface EngineOptions {
  engine: Engine
  /** The path of the browser; empty for Playwright's own. */
  binary: string
  /** Only in Firefox: no cookies and no storage. */
  blocksSiteData: boolean
}

interface OfTest {
  phone: Phone
  /** A proxy of the host that records the calls; the phone opens the app there. */
  recorder: Recorder
}

/** Playwright's `test`, with a phone of the project's engine. */
export const test = base.extend<OfTest, EngineOptions & { host: Host; engineBrowser: EngineBrowser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  binary: ['', { option: true, scope: 'worker' }],
  blocksSiteData: [false, { option: true, scope: 'worker' }],
  host: [({}, use) => withHost(use), { scope: 'worker' }],
  engineBrowser: [
    async ({ engine, binary, blocksSiteData }, use) => {
      const browser = await openBrowser({ engine, binary, blocksSiteData })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  phone: ({ engineBrowser }, use, info) =>
    engineBrowser.withPhone(async (phone) => {
      await use(phone)
      if (info.status !== info.expectedStatus) await writeFile(info.outputPath('phone.png'), await phone.screenshot())
    }),
  recorder: async ({ host }, use) => {
    const proxy = await startRecorder(host.url)
    await use(proxy)
    await proxy.stop()
  },
})

export { expect }
