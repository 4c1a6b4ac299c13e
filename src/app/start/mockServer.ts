/**
 * The lazy adapter to the mock server, and the only place that names it. In a production build the constant is `false`, so
 * the import and everything behind it are left out.
 */
export async function startMockServer(): Promise<void> {
  if (!__MOCK_SERVER__) return
  const { openBrowserMock } = await import('#mock-server/browser.ts')
  await openBrowserMock('/api', import.meta.env.BASE_URL)
}
