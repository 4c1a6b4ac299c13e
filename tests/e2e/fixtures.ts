import { test as base, expect, type Browser, type ConsoleMessage, type Page } from '@playwright/test'
import { startRecorder, type Recorder } from '#tests/support/servers/recorder.ts'
import process from 'node:process'
import { withDeployment } from './deployment.ts'
import { storeLanguage, storeSession } from './guest.ts'
import { withHost, type Host } from './host.ts'
import type { Language } from './texts.ts'

/** A server that the Playwright configuration starts for all workers. */
export interface Server {
  readonly url: string
}

/** The server whose address Playwright has stored in this environment variable. Throws where it was not built. */
function started(name: string): Server {
  const url = process.env[name]
  if (url === undefined) throw new Error('The demo and the gallery are not built: npm run build:all')
  return { url }
}

interface OfTest {
  /** A host of this test's own, which it can restart. */
  ownHost: Host
  /** A proxy of the host that records calls. */
  recorder: Recorder
  /** Console lines that are allowed, such as failed requests that the test provokes; any other fails the test. */
  allowedOnConsole: RegExp[]
  quiet: void
}

/** Returns a page in this language, signed in or signed out. */
type OpenPage = (language: Language, signedIn: boolean) => Promise<Page>

export interface OfWorker {
  /** The address of the demo host with the production build. Each browser context has its own sandbox. */
  host: Server
  /** The address of the demo host with the app as `npm start` builds it. */
  demoHost: Server
  /** The address of the demo build on a static host. */
  demo: Server
  /** Opens a page that the worker reuses: signing in for each test of a screen would take a minute longer. */
  openPage: OpenPage
  /** The address of the production build behind nginx; empty when no nginx is installed. */
  deployed: string
  /** The built gallery, and a page that the worker reuses: loading the gallery takes longer than showing an entry. */
  gallery: { readonly server: Server; readonly page: Page }
}

const usualLines = [
  // Logged by Playwright where a test blocks service workers.
  'Service Worker registration blocked by Playwright',
  // Logged by the app when the page is left while it loads its configuration.
  'Failed to load application config: undefined',
]

/** Adds the page's console errors, warnings and uncaught errors to `lines` from now on. Returns a function that stops it. */
function listen(page: Page, lines: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && !usualLines.includes(message.text()))
      lines.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: Error) => lines.push(`thrown: ${error.message}`)
  page.on('console', onConsole).on('pageerror', onError)
  return () => page.off('console', onConsole).off('pageerror', onError)
}

/** Runs `check`, and expects no line on the page's console meanwhile but those that `allowed` matches. For reused pages. */
export async function expectQuiet(page: Page, allowed: RegExp, check: () => Promise<void>): Promise<void> {
  const lines: string[] = []
  const stop = listen(page, lines)
  await check()
  stop()
  expect(lines.filter((line) => !allowed.test(line))).toEqual([])
}

/** Opens a page that a worker reuses in all its tests, in the light theme, with the options of its project. */
async function openReusedPage(browser: Browser, use: object): Promise<Page> {
  const page = await (await browser.newContext(use)).newPage()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return page
}

/** Playwright's `test`, with the hotel's servers and a console that must stay quiet. */
export const test = base.extend<OfTest, OfWorker>({
  host: [({}, use) => use(started('HOST')), { scope: 'worker' }],
  demoHost: [({}, use) => use(started('DEMO_HOST')), { scope: 'worker' }],
  demo: [({}, use) => use(started('DEMO')), { scope: 'worker' }],
  openPage: [
    async ({ browser, host }, use, { project }) => {
      const pages = new Map<string, Page>()
      await use(async (language, signedIn) => {
        const known = pages.get(`${language} ${signedIn}`)
        if (known !== undefined) return known
        const page = await openReusedPage(browser, project.use)
        // At night the kitchen is closed, and the order bar has its maximum height.
        await page.clock.setFixedTime(`${new Date().toISOString().slice(0, 10)}T01:00:00Z`)
        if (signedIn) await storeSession(page, host.url, language)
        else await storeLanguage(page, language)
        pages.set(`${language} ${signedIn}`, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  gallery: [
    async ({ browser }, use, { project }) => {
      const page = await openReusedPage(browser, project.use)
      await use({ server: started('GALLERY'), page })
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  deployed: [({}, use) => withDeployment(use), { scope: 'worker', timeout: 600_000 }],
  ownHost: ({}, use) => withHost(use),
  recorder: async ({ context, host }, use) => {
    const proxy = await startRecorder(host.url)
    await use(proxy)
    for (const page of context.pages()) await page.close()
    await proxy.stop()
  },
  allowedOnConsole: [[], { option: true }],
  quiet: [
    async ({ context, allowedOnConsole }, use) => {
      const lines: string[] = []
      context.on('page', (page) => listen(page, lines))
      await use()
      expect(lines.filter((line) => !allowedOnConsole.some((allowed) => allowed.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
