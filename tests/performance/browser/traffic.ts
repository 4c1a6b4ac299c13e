import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

const QUIET_MS = 500
const PATIENCE_MS = 60_000

/** Watches the requests of a page. The result waits until none was pending for half a second, at most one minute. */
export async function watchRequests(cdp: CDPSession): Promise<() => Promise<void>> {
  const underWay = new Set<string>()
  let changed = Date.now()

  function end({ requestId }: { readonly requestId: string }) {
    underWay.delete(requestId)
    changed = Date.now()
  }

  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    underWay.add(requestId)
    changed = Date.now()
  })
  cdp.on('Network.loadingFinished', end)
  cdp.on('Network.loadingFailed', end)
  await cdp.send('Network.enable')

  return async () => {
    const until = Date.now() + PATIENCE_MS
    while ((underWay.size > 0 || Date.now() - changed < QUIET_MS) && Date.now() < until) await wait(50)
  }
}
