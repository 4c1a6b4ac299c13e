import type { BrowserContext, Page } from '@playwright/test'
import { startRecorder, type Recorder } from '#tests/support/recorder.ts'
import { test as base } from './hotel.ts'

/** What stands between the phone and the hotel, under a name that is no demo's. */
export interface Way extends Recorder {
  /** The network is gone, for the page and for its worker, and so is what the browser itself had kept of the app. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Empties the browser's own cache. A session that stays open would keep the page from hearing that the network is back. */
async function forgetFiles(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

export const test = base.extend<{ way: Way }>({
  way: async ({ context, host }, use) => {
    const recorder = await startRecorder(host.url)
    await use({
      ...recorder,
      url: recorder.url.replace('localhost', '127.0.0.1'),
      async cut() {
        recorder.passTo(undefined)
        await context.setOffline(true)
        for (const page of context.pages()) await forgetFiles(context, page)
      },
      async mend() {
        recorder.passTo(host.url)
        await context.setOffline(false)
      },
    })
    for (const page of context.pages()) await page.close()
    await recorder.stop()
  },
})
