import { section } from './deskSection.ts'
import { fillCart, order, seeOrder, signIn, supper } from './guest.ts'
import { expect, test } from './hotel.ts'
import { text } from './texts.ts'
import type { BrowserContext, Page } from '@playwright/test'

async function orderSupper(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/room-service`)
  await signIn(page)
  await fillCart(page)
  await order(page)
}

async function seeNoOrder(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText(/2081/)).toBeVisible()
  await expect(page.getByRole('main').getByText(supper.total)).toHaveCount(0)
}

async function sandboxOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'sandbox')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  return cookie?.value ?? ''
}

test('two phones with a hotel each: the same guest in the same room sees only what was ordered there', async ({
  page,
  browser,
  host,
}) => {
  await orderSupper(page, host.url)
  const phone = await browser.newContext()
  const other = await phone.newPage()
  await other.goto(`${host.url}/my-orders`)
  await signIn(other)
  await seeNoOrder(other)
  await phone.close()
})

test('a second phone joins a sandbox by its link, and sees what was ordered in it', async ({
  page,
  context,
  browser,
  host,
}) => {
  await orderSupper(page, host.url)
  const phone = await browser.newContext()
  const other = await phone.newPage()
  await other.goto(`${host.url}/my-orders?sandbox=${await sandboxOf(context)}`)
  await expect(other).toHaveURL(`${host.url}/login`)
  await signIn(other)
  await seeOrder(other)
  await phone.close()
})

test('a phone that is signed in elsewhere joins a sandbox as a stranger to it', async ({
  page,
  context,
  browser,
  host,
}) => {
  await page.goto(host.url)
  const phone = await browser.newContext()
  const other = await phone.newPage()
  await orderSupper(other, host.url)
  await other.goto(`${host.url}/my-orders?sandbox=${await sandboxOf(context)}`)
  await expect(other).toHaveURL(`${host.url}/login`)
  await signIn(other)
  await seeNoOrder(other)
  await phone.close()
})

test('the desk begins another demo without a question, and a link to the same page asks first', async ({
  page,
  context,
  host,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${host.url}/__demo/`)
  const begin = section(page, 'sandbox').getByRole('link', { name: text('desk:sandbox.begin') })
  await expect(begin).toBeVisible()
  const linked = await context.newPage()
  await linked.goto(`${host.url}/__demo/begin/`)
  await expect(linked.getByRole('heading', { name: 'Да напуснете ли Вашата демонстрация?' })).toBeVisible()
  const opened = context.waitForEvent('page')
  await begin.click()
  const begun = await opened
  await expect(begun.getByText(text('begin:ready'))).toBeVisible()
  await expect(begun).toHaveURL(`${host.url}/__demo/begin/?language=bg`)
})
