import type { BrowserContext, Page } from '@playwright/test'
import { startRecorder, type Recorder } from '#tests/support/servers/recorder.ts'
import { test as base } from './fixtures.ts'

/** A proxy of the host, under an address that is not that of a demo. */
export interface Network extends Recorder {
  /** Disconnects the pages and their service workers, and empties the HTTP cache. */
  disconnect(): Promise<void>
}

/** Empties the HTTP cache of Chromium. An open CDP session would keep the page from receiving `online` events. */
async function clearHttpCache(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

export const test = base.extend<{ network: Network }>({
  network: async ({ context, host, browserName }, use) => {
    const proxy = await startRecorder(host.url)
    await use({
      ...proxy,
      url: proxy.url.replace('localhost', '127.0.0.1'),
      async disconnect() {
        proxy.passTo(undefined)
        if (browserName !== 'chromium') return // The hotel cannot be reached, as on a Wi-Fi without internet.
        await context.setOffline(true)
        for (const page of context.pages()) await clearHttpCache(context, page)
      },
    })
    for (const page of context.pages()) await page.close()
    await proxy.stop()
  },
})
