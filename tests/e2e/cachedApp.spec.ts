import type { BrowserContext, Page } from '@playwright/test'
import { startRecorder, type Recorder } from '#tests/support/servers/recorder.ts'
import { elena } from './elena.ts'
import { logOut, openAndInstall, storeSession, signIn } from './guest.ts'
import { paths } from '#src/navigation/paths.ts'
import { expect, test as base } from './fixtures.ts'
import { text } from './texts.ts'

/** A proxy of the host, under an address that is not that of a demo. */
interface Network extends Recorder {
  /** Disconnects the pages and their service workers, and empties the HTTP cache. */
  disconnect(): Promise<void>
}

/** Empties the HTTP cache of Chromium. An open CDP session would keep the page from receiving `online` events. */
async function clearHttpCache(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

const test = base.extend<{ network: Network }>({
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

// The browser and the app log failed requests; Firefox throws where a page is left while the worker loads its scripts.
test.use({
  serviceWorkers: 'allow',
  allowedOnConsole: [/^(console|thrown).*(Failed to load|application config|config\.json)/],
})

const asOf = new RegExp(`^${text('common:asOf').replace('{{when}}', '\\d')}`)
const title = (key: string) => ({ level: 1, name: text(key) })

/** The scripts of the service workers at this address. */
async function workers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ active }) => active?.scriptURL.replace(/.*\//, '') ?? 'none')
  })
}

/** The paths and contents of everything in the service worker's caches. */
async function cached(page: Page): Promise<{ path: string; body: string }[]> {
  return page.evaluate(async () => {
    const found = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = (await (await cache.match(request))?.text()) ?? ''
        found.push({ path: new URL(request.url).pathname, body })
      }
    }
    return found
  })
}

/** What is stored on the device: the service worker's caches and the storage of the page. */
async function stored(page: Page): Promise<string> {
  const ofPage = () => [localStorage, sessionStorage].map((each) => Object.entries(each))
  return JSON.stringify([await cached(page), await page.evaluate(ofPage)]).replaceAll('\\', '')
}

test(
  'without a network the app opens any screen after one visit, with the menu and the orders of that visit, and Log Out removes all guest data',
  { tag: '@engines' },
  async ({ page, network }) => {
    const dated = [
      ['/my-orders', /^Поръчка \d/],
      ['/restaurant-menu', 'Шопска салата'],
    ] as const
    await openAndInstall(page, network.url + paths.login)
    await signIn(page)
    for (const [path, shows] of dated) {
      await page.goto(`${network.url}${path}`)
      await expect(page.getByText(shows).first()).toBeVisible()
    }
    await network.disconnect()
    let orderNumber = ''
    for (const [path, shows] of dated) {
      await page.goto(`${network.url}${path}`)
      await expect(page.getByText(shows).first()).toBeVisible()
      await expect(page.getByText(asOf)).toBeVisible()
      if (path === '/my-orders')
        orderNumber = (await page.getByText(shows).first().textContent())?.replace(/\D/g, '') ?? ''
    }
    const byWorker = (await cached(page)).map(({ path }) => path)
    expect(byWorker).toContain('/index.html')
    expect(byWorker.filter((path) => path === '/config.json' || path.startsWith('/api'))).toEqual([])
    expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^workbox-precache-/)]) // the name in Settings
    await page.goto(network.url)
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    await expect(page.getByRole('status').getByText(text('banners:configBannerOffline'))).toBeVisible()
    const [, token = ''] = /"sessionId":"([^"]+)"/.exec(await stored(page)) ?? []
    const personal = [elena.fullName, `"${elena.roomNumber}"`, elena.accountNumber, token, orderNumber]
    expect(personal.filter((each) => each.length <= 2)).toEqual([])
    const kept = async () => {
      const all = await stored(page)
      return personal.filter((each) => all.includes(each))
    }
    expect(await kept()).toEqual(expect.arrayContaining([elena.fullName, token, orderNumber]))
    await logOut(page)
    expect(await kept()).toEqual([])
    await page.goto(`${network.url}/my-orders`)
    await expect(page).toHaveURL(/\/login$/)
    for (const screen of ['reception', 'hotelInformation', 'settings'] as const) {
      await page.goto(network.url + paths[screen])
      await expect(page.getByRole('heading', title(`${screen}:title`))).toBeVisible()
    }
    await page.getByRole('button', { name: text('frame:language') }).click()
    await page.getByRole('menuitemradio', { name: /English/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('settings:title', 'en') })).toBeVisible()
  },
)

test(
  'a new version is offered, does not change the open page, and opens when the guest agrees',
  { tag: '@all' },
  async ({ page, network }) => {
    const newer = page.locator('html[data-build="newer"]')
    await storeSession(page, network.url, 'bg')
    await openAndInstall(page, network.url)
    const read = async (path: string) => (await page.request.get(`${network.url}${path}`)).text()
    const html = (await read('/')).replace('<html', '<html data-build="newer"')
    const script = (await read('/sw.js')).replace(/(url:"index\.html",revision:")/, '$1newer')
    for (const path of ['/', '/index.html']) network.replace(path, { type: 'text/html', text: html })
    network.replace('/sw.js', { type: 'text/javascript', text: script })
    await page.goto(`${network.url}/report-problem`)
    const words = page.getByLabel(text('reportProblem:message'))
    await words.fill('Кранът в банята капе')
    await expect(page.getByRole('status').getByText(text('receipts:newVersionTitle'))).toBeVisible()
    await expect(words).toHaveValue('Кранът в банята капе')
    await page.reload()
    await expect(page.getByText(text('receipts:newVersionTitle'))).toBeVisible()
    await expect(newer).toHaveCount(0)
    await page.getByRole('button', { name: text('receipts:newVersionOpen') }).click()
    await expect(newer).toHaveCount(1)
    await expect(words).toHaveValue('Кранът в банята капе')
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null)
    await expect(page.getByText(text('receipts:newVersionTitle'))).toHaveCount(0)
  },
)

test(
  'the app at the former address of a demo removes the demo’s service worker, and installs its own on the next visit',
  { tag: '@all' },
  async ({ page, network, host, demo }) => {
    network.passTo(demo.url)
    await page.goto(network.url)
    await expect.poll(() => workers(page).catch(() => [])).toEqual(['mockServiceWorker.js'])
    network.passTo(host.url)
    await page.goto(network.url)
    await expect.poll(() => workers(page)).toEqual([])
    await openAndInstall(page, network.url)
    expect(await workers(page)).toEqual(['sw.js'])
    await network.disconnect()
    await page.reload()
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    await expect(page.getByText(text('receipts:newVersionTitle'))).toHaveCount(0)
  },
)
