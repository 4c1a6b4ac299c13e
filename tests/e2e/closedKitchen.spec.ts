import { section, sendOrders } from './deskSection.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

// The preflight check makes calls that the hotel must refuse.
test.use({ allowedOnConsole: [/Failed to load/] })

test('the desk offers dinner beside the staff’s screen while the kitchen is closed and nothing was sent', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/__demo/`)
  const today = new Date().toISOString().slice(0, 10)
  expect((await page.request.put(`${host.url}/__demo/clock`, { data: { now: `${today}T00:30:00Z` } })).ok()).toBe(true)
  const staff = section(page, 'staff')
  await staff.getByRole('button', { name: text('desk:closedKitchen.set').replace('{{time}}', '19:30') }).click()
  await expect(staff.getByText(text('desk:closedKitchen.done').replace('{{time}}', '19:30'))).toBeVisible()
  await sendOrders(page, host.url, 1)
  await expect(staff.getByText(text('desk:staff.new'), { exact: true })).toBeVisible()
})

test('the preflight check warns while the kitchen is closed by the hotel’s clock, and sets it to dinner', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/__demo/#direct`)
  const check = section(page, 'preflight')
  const warning = check.getByText(/кухнята е затворена/)
  const today = new Date().toISOString().slice(0, 10)
  const setClock = async (now: string) => {
    expect((await page.request.put(`${host.url}/__demo/clock`, { data: { now } })).ok()).toBe(true)
  }
  await setClock(`${today}T00:30:00Z`)
  await check.getByRole('button').click()
  await expect(warning).toBeVisible({ timeout: 15_000 })
  await check.getByRole('button', { name: text('desk:closedKitchen.set').replace('{{time}}', '19:30') }).click()
  await expect(warning).toBeHidden()
  await expect(check.getByText(text('desk:closedKitchen.done').replace('{{time}}', '19:30'))).toBeVisible()
  await expect(section(page, 'clock').getByText(/19:30/)).toBeVisible()
})
