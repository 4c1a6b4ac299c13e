let isOpen = false

/**
 * In a demo without a host, opens the hotel of `sandbox` in this browser, or else the browser's own. Hides the query of the page
 * meanwhile: the demo's state is applied by `POST begin`.
 */
export async function openHotel(sandbox: string | null): Promise<void> {
  if (!__MOCK_SERVER__ || isOpen) return
  const { openBrowserAdapter } = await import('#mock-server/adapters/browser.ts')
  const { href, pathname } = window.location
  const query = sandbox === null ? '' : `?sandbox=${encodeURIComponent(sandbox)}`
  window.history.replaceState(window.history.state, '', `${pathname}${query}`)
  const opened = openBrowserAdapter('/api', '/') // reads the URL synchronously
  window.history.replaceState(window.history.state, '', href)
  await opened
  isOpen = true
}
