import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { findBrowsers } from '#tests/support/run/browsers.mjs'
import { CPU_SLOWDOWN, slow4G } from './throttling.ts'

/** The path of the Chromium to measure in. */
export function browserHere(): string {
  const file = findBrowsers().wholeChromium?.executablePath
  if (file === undefined) throw new Error('There is no browser to measure in')
  return file
}

export async function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ ...findBrowsers().wholeChromium, executablePath })
}

/** An emulated phone with empty storage. `begin` is a script that runs in each page before its own scripts. */
export async function newPhone(browser: Browser, begin?: string): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 }
  const phone = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'bg-BG',
  })
  await phone.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') })
  if (begin !== undefined) await phone.addInitScript({ content: begin })
  return phone
}

/** A page with a throttled network and CPU. */
export interface SlowPage {
  readonly page: Page
  readonly cdp: CDPSession
}

/** Opens an empty page with throttled network and CPU; with `offline`, without a network. */
export async function openSlowPage(phone: BrowserContext, offline = false): Promise<SlowPage> {
  const page = await phone.newPage()
  const cdp = await phone.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { ...slow4G, offline })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, cdp }
}
