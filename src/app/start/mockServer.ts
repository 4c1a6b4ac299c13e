/**
 * The lazy adapter to the mock server, and the only place that names it. In a production build the constant is `false`, so
 * the import and everything behind it are left out.
 */
export async function startMockServer(): Promise<void> {
  if (!__MOCK_SERVER__) return
  const { openBrowserAdapter } = await import('#mock-server/adapters/browser.ts')
  await openBrowserAdapter('/api', import.meta.env.BASE_URL)
}
