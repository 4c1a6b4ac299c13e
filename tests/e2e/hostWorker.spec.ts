import { expect } from './fixtures.ts'
import { test } from './network.ts'
import { text } from './texts.ts'

// The browser and the app log failed requests.
test.use({ serviceWorkers: 'allow', allowedOnConsole: [/^console.*(Failed to load|application config|config\.json)/] })

test(
  'the demo host’s app opens without a network; with the host each page is the host’s, which sets the sandbox',
  { tag: '@all' },
  async ({ page, context, network, demoHost }) => {
    network.passTo(demoHost.url)
    const isInstalled = () => navigator.serviceWorker.controller?.state === 'activated'
    await page.goto(network.url)
    await page.waitForFunction(isInstalled)
    const html = (await (await page.request.get(network.url)).text()).replace('<html', '<html data-build="newer"')
    network.replace('/', { type: 'text/html', text: html })
    await page.goto(network.url)
    await expect(page.locator('html[data-build="newer"]')).toHaveCount(1)
    network.replace('/', null)
    const next = 'c'.repeat(32)
    await page.goto(`${network.url}/?sandbox=${next}`)
    expect((await context.cookies()).find(({ name }) => name === 'sandbox')?.value).toBe(next)
    // Leaving a sandbox clears the site's data. A page that opens meanwhile may stay without a worker; a later one has it.
    await expect
      .poll(async () => {
        await page.goto(network.url)
        return page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
      })
      .toBe('activated')
    await network.disconnect()
    for (const path of ['/reception', '/settings']) {
      await page.goto(`${network.url}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: text(`${path.slice(1)}:title`) })).toBeVisible()
    }
  },
)
