import type { Browser } from '@playwright/test'
import { slow4G } from './throttling.ts'

/** The service workers of a browser, throttled like its pages. */
export interface Workers {
  /** Takes their network offline, or restores it. */
  cut(offline: boolean): Promise<void>
}

/**
 * Attaches to every new service worker, because the throttling of a page's CDP session does not apply to workers. Playwright
 * has no CDP session for a worker, so the messages are wrapped in messages of the browser's session.
 */
export async function slowWorkers(browser: Browser): Promise<Workers> {
  const cdp = await browser.newBrowserCDPSession()
  const attached = new Set<string>()
  let offline = false
  let id = 0

  const tell = (sessionId: string, method: string, params: object = {}) => {
    id += 1
    return cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
  }
  const slow = (sessionId: string) => tell(sessionId, 'Network.emulateNetworkConditions', { ...slow4G, offline })

  cdp.on('Target.attachedToTarget', ({ sessionId }) => {
    attached.add(sessionId)
    ended(tell(sessionId, 'Network.enable'), slow(sessionId))
  })
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => void attached.delete(sessionId))
  cdp.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { method } = JSON.parse(message) as { readonly method?: string } // as the protocol documents
    if (method === 'Inspector.workerScriptLoaded') ended(slow(sessionId)) // a restarted worker is not throttled
  })
  cdp.on('Target.targetCreated', ({ targetInfo: { type, targetId } }) => {
    if (type === 'service_worker') ended(cdp.send('Target.attachToTarget', { targetId, flatten: false }))
  })
  await cdp.send('Target.setDiscoverTargets', { discover: true })

  return {
    async cut(now) {
      offline = now
      await Promise.all([...attached].map(slow))
    },
  }
}

/** Ignores failed messages: a worker may stop at any time. */
function ended(...sent: Promise<unknown>[]): void {
  for (const each of sent) each.catch(() => undefined)
}
