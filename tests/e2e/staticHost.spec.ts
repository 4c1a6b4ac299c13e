import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { startStaticServer } from '#tests/support/servers/staticServer.ts'
import { section } from './deskSection.ts'
import { elena } from './elena.ts'
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
  'the demo build in a folder of a host has its pictures, its terms, its desk and its links there',
  { tag: '@all' },
  async ({ page, context }, { outputDir }) => {
    const folder = path.join(outputDir, 'companion')
    for (const [mode, output] of [
      ['demo', folder],
      ['demo-desk', path.join(folder, '__demo')],
    ] as const)
      execFileSync(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--outDir', output, '--logLevel', 'error'],
        {
          ...{ cwd: path.dirname(demoFolder), env: { ...process.env, DEMO_FOLDER: 'companion' } },
        },
      )
    const server = await startStaticServer(outputDir, 'own page')
    const missingFiles: string[] = []
    context.on('response', (response) => {
      if (response.status() >= 400 && /\.\w+$/.test(response.url())) missingFiles.push(response.url())
    })
    const app = `${server.url}/companion`
    await page.goto(`${app}/#hotel=own`)
    await expect(page.getByRole('alert')).toContainText(text('begin:refused'))
    expect(missingFiles.splice(0)).toContain(`${app}/hotels/own.json`)
    await page.goto(`${app}/login`)
    const terms = await page.locator('a[href*="terms"]').evaluate(({ href }: HTMLAnchorElement) => href)
    expect((await page.request.get(terms)).status()).toBe(200)
    await page.goto(`${app}/__demo/begin/`)
    await page.getByRole('button', { name: new RegExp(elena.fullName) }).click()
    await page
      .getByRole('link', { name: text('home:modules.roomService') })
      .first()
      .click()
    await expect(page).toHaveURL(`${app}/room-service`)
    const picture = page.locator('main img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1)
    await page.goto(`${app}/__demo/both/`)
    await expect(section(page, 'staff')).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    await page.goto(`${app}/__demo/`)
    await expect(section(page, 'staff')).toBeVisible()
    expect(missingFiles).toEqual([])
    await server.stop()
  },
)

test(
  'a first visit to an inner page opens it where the static host answers with 404.html',
  { tag: '@all' },
  async ({ page, site }) => {
    await page.goto(`${site}/reception`)
    await expect(page.getByRole('heading', heading('reception:title'))).toBeVisible()
  },
)
