import type { Page } from '@playwright/test'
import type { HostState } from '#mock-server/handlers/route.ts'
import { section, showFace } from './deskSection.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

interface Shown {
  readonly host: HostState
  readonly addresses: readonly string[]
}

const usual: HostState = { lan: true, https: false, demoUrl: null, diskFails: false }
const networks = ['http://192.168.1.5:4310', 'http://10.0.0.4:4310', 'http://172.17.0.1:4310', 'http://10.8.0.2:4310']

/** Opens the desk of a host in another state. `update` changes it; the desk follows. */
async function openDesk(page: Page, url: string, first: Partial<Shown>) {
  let shown = first
  await page.route('**/__demo/desk', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object
    await route.fulfill({ response, json: { ...body, host: usual, addresses: networks, ...shown } })
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${url}/__demo/`)
  return (next: Partial<Shown>) => void (shown = next)
}

test('a full or read-only disk is a sentence at the desk, until it can be written again', async ({ page, host }) => {
  const update = await openDesk(page, host.url, { host: { ...usual, diskFails: true } })
  await expect(page.getByRole('alert').getByText(text('desk:host.disk'))).toBeVisible()
  update({})
  await expect(page.getByText(text('desk:host.disk'))).toHaveCount(0)
})

test('without a network the desk says so, and shows the code once there is one', async ({ page, host }) => {
  const update = await openDesk(page, host.url, { addresses: [] })
  await expect(page.getByText(text('desk:host.networkTitle'))).toBeVisible()
  await expect(page.getByText(text('desk:sandbox.noPhonesHint'))).toHaveCount(0)
  update({ addresses: networks.slice(0, 1) })
  await expect(section(page, 'join').getByRole('img')).toHaveCount(1)
  await expect(page.getByText(text('desk:host.networkTitle'))).toHaveCount(0)
})

test('of four networks the desk shows the code of the likeliest, and the others on request', async ({ page, host }) => {
  await openDesk(page, host.url, {})
  const codes = section(page, 'join').getByRole('img')
  await expect(codes).toHaveCount(1)
  await expect(codes).toHaveAccessibleName(new RegExp(networks[0] ?? ''))
  await page.getByText(text('desk:host.otherNetworks')).click()
  await expect(codes).toHaveCount(4)
})

test('the desk says what a phone can show over http, and over https', async ({ page, host }) => {
  const update = await openDesk(page, host.url, {})
  await showFace(page, 'direct')
  await expect(page.getByText(text('desk:host.http'))).toBeVisible()
  update({ host: { ...usual, https: true } })
  await expect(page.getByText(text('desk:host.https'))).toBeVisible()
})

test('the desk says where a link works, and offers the link of the demo on the web', async ({ page, host }) => {
  await openDesk(page, host.url, { host: { ...usual, demoUrl: 'https://demo.hotel.example' } })
  await showFace(page, 'direct')
  const link = section(page, 'link')
  await expect(link.getByText(text('desk:host.reach'))).toBeVisible()
  await expect(link.getByText(/^https:\/\/demo\.hotel\.example\/__demo\/begin\//)).toBeVisible()
  await expect(link.getByText(text('desk:host.staticReach'))).toBeVisible()
})

test('the desk opens in the language of its address, until the presenter has chosen one', async ({ page, host }) => {
  const inEnglish = page.getByRole('heading', { name: text('desk:title', 'en') })
  await page.goto(`${host.url}/__demo/?language=en`)
  await expect(inEnglish).toBeVisible()
  await page.getByRole('button', { name: 'Български' }).click()
  await page.goto(`${host.url}/__demo/?language=en`)
  await expect(page.getByRole('heading', { name: text('desk:title', 'bg') })).toBeVisible()
})

test.describe('a host that is away', () => {
  test.use({ allowedOnConsole: [/Failed to load/] })

  test('the desk says that the host does not answer, and goes on by itself once it does', async ({ page, host }) => {
    await page.goto(`${host.url}/__demo/`)
    await expect(section(page, 'staff')).toBeVisible()
    const lost = page.getByText(text('desk:connection.lost'))
    await page.route('**/__demo/**', (route) => route.abort())
    await expect(lost).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(lost).toHaveCount(0)
  })
})
