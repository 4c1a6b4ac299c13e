import path from 'node:path'
import { startStaticServer } from '#tests/support/servers/staticServer.ts'
import { signIn } from './guest.ts'
import { expect, test as base } from './fixtures.ts'
import { text } from './texts.ts'

const demoFolder = path.resolve(import.meta.dirname, '../../dist-demo')

const test = base.extend<{ unknown: '404.html' | 'own page'; site: string }>({
  unknown: ['404.html', { option: true }],
  /** The demo build on a static host. */
  site: async ({ unknown, context }, use) => {
    const server = await startStaticServer(demoFolder, unknown)
    await use(server.url)
    for (const page of context.pages()) await page.close()
    await server.stop()
  },
})

// The browser logs each page that came with a 404.
test.use({ serviceWorkers: 'allow', allowedOnConsole: [/Failed to load resource.*404/] })

const heading = (key: string) => ({ level: 1, name: text(key) })

for (const unknown of ['404.html', 'own page'] as const) {
  test.describe(`the demo build on a static host that answers an unknown address with ${unknown}`, () => {
    test.use({ unknown })

    test(
      'opens the app, also without a network, the desk and a link to a demo, and reloads an inner page',
      { tag: '@all' },
      async ({ page, site }) => {
        await page.goto(`${site}/`)
        await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
        await page.goto(`${site}/my-orders`)
        await signIn(page)
        await expect(page.getByRole('heading', heading('frame:crumbs.myOrders'))).toBeVisible()
        await page.reload()
        await expect(page.getByRole('heading', heading('frame:crumbs.myOrders'))).toBeVisible()
        await page.context().setOffline(true)
        await page.goto(`${site}/room-service`)
        await expect(page.getByRole('heading', heading('roomService:title'))).toBeVisible()
        await page.context().setOffline(false)
        await page.goto(`${site}/room-service/finalize-order`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.goto(`${site}/__demo/`)
        await expect(page.getByRole('heading', { level: 2, name: text('desk:sections.staff') })).toBeVisible()
        await page.goto(`${site}/__demo/begin/?language=en`)
        await expect(page.getByText(text('begin:lead', 'en'))).toBeVisible()
      },
    )
  })
}

test(
  'a first visit to an inner page opens it where the static host answers with 404.html',
  { tag: '@all' },
  async ({ page, site }) => {
    await page.goto(`${site}/reception`)
    await expect(page.getByRole('heading', heading('reception:title'))).toBeVisible()
  },
)
