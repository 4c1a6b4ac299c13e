import { elena, storeSession } from './guest.ts'
import { hotelDay } from '#src/hotel/stayDays.ts'
import { rollingDates } from '#src/hotel/spa/spaDates.ts'
import { keyboard } from './userDriver.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

// Submissions with the keyboard alone are in flows.spec.ts.

test('with the keyboard alone a guest can sign in and open the requested page', async ({ page, host }) => {
  await page.goto(`${host.url}/room-service`)
  const keys = keyboard(page)
  await keys.write(text('login:accountNumber'), elena.accountNumber)
  await keys.write(text('login:roomNumber'), elena.roomNumber)
  await keys.press('checkbox', /.+/)
  await keys.press('button', text('login:signIn'))
  await expect(page).toHaveURL(/\/room-service$/)
})

test('with the keyboard alone a guest can open the side menu, close it with Escape, and log out in it', async ({
  page,
  host,
}) => {
  await storeSession(page, host.url, 'bg', { once: true })
  await page.goto(`${host.url}/my-orders`)
  const keys = keyboard(page)
  await keys.press('button', text('frame:menu.open'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: text('frame:menu.open') })).toBeFocused()
  await page.keyboard.press('Enter')
  await keys.press('button', text('frame:menu.logOut'))
  await expect(page).toHaveURL(`${host.url}/`)
  await expect(page.getByText(text('frame:welcome'), { exact: true })).toBeVisible()
})

test('with the keyboard alone a guest can change the language', async ({ page, host }) => {
  await page.goto(host.url)
  await keyboard(page).press('button', `${text('frame:language')} BG`)
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('frame:welcome', 'en'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `${text('frame:language', 'en')} EN` })).toBeFocused()
})

test('with the keyboard alone a guest can close and open a category of a menu', async ({ page, host }) => {
  await page.goto(`${host.url}/restaurant-menu`)
  const keys = keyboard(page)
  const dish = page.getByRole('listitem').filter({ hasText: 'Шопска салата' })
  await expect(dish).toBeVisible()
  await keys.press('button', text('menus:category.appetizers'))
  await expect(dish).toBeHidden()
  await keys.press('button', text('menus:category.appetizers'))
  await expect(dish).toBeVisible()
})

test('with the keyboard alone a guest can request a massage', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  await page.goto(`${host.url}/spa-center`)
  const keys = keyboard(page)
  await keys.press('button', new RegExp(text('spaCenter:massages.hotStone.name')))
  await keys.press('radio', /30 мин/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /60 мин/ })).toBeChecked()
  const [, inTwoDays] = rollingDates(hotelDay(new Date(), 'Europe/Sofia'), 'bg')
  await keys.press('button', new RegExp(inTwoDays?.day ?? ''))
  await keys.press('button', '16:00')
  await keys.press('button', new RegExp(text('spaCenter:send')))
  await expect(page.getByRole('heading', { level: 1, name: text('spaCenter:sent.title') })).toBeFocused()
  await keys.press('button', text('spaCenter:back'))
  await expect(page.getByRole('heading', { level: 1, name: text('spaCenter:title') })).toBeFocused()
})

test('with the keyboard alone a guest can change the settings and clear the stored data', async ({ page, host }) => {
  await page.goto(`${host.url}/settings`)
  const keys = keyboard(page)
  await keys.press('radio', /100/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /115/ })).toBeChecked()
  await keys.press('checkbox', new RegExp(text('settings:widget.label')))
  await expect(page.getByRole('checkbox', { name: text('settings:widget.label') })).toBeChecked()
  await keys.press('button', text('settings:wipe.button'))
  await keys.press('button', text('settings:wipe.confirm'))
  await expect(page.getByRole('radio', { name: /100/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: text('settings:widget.label') })).not.toBeChecked()
})

test('with the keyboard alone a guest can refresh My stay', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  await page.goto(`${host.url}/my-stay`)
  await expect(page.getByRole('button', { name: text('receipts:refresh.button') })).toBeEnabled()
  const read = page.waitForRequest('**/api/orders/customer/1001')
  await keyboard(page).press('button', text('receipts:refresh.button'))
  await read
  await expect(page.getByRole('button', { name: text('receipts:refresh.button') })).toBeFocused()
})

test('with the keyboard alone a guest can open the card for staff, and close it with Escape', async ({
  page,
  host,
}) => {
  await storeSession(page, host.url, 'bg')
  await page.goto(`${host.url}/request-amenities`)
  const keys = keyboard(page)
  await keys.pick(text('requestAmenities:category'), 0)
  await keys.write(text('requestAmenities:message'), 'Две')
  await keys.press('button', text('requestAmenities:send'))
  await keys.press('button', text('receipts:card.show'))
  await expect(page.getByRole('dialog')).toContainText('Стая 305')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: text('receipts:card.show') })).toBeFocused()
})

test('with the keyboard alone a guest can give and withdraw consent to the tours', async ({ page, host }) => {
  await page.route('https://*.getyourguide.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(`${host.url}/activities`)
  const keys = keyboard(page)
  await keys.press('button', text('activities:tours.agree'))
  await expect(page.locator('iframe')).toBeVisible()
  await keys.press('button', text('activities:tours.withdraw'))
  await expect(page.getByRole('button', { name: text('activities:tours.agree') })).toBeVisible()
})

test('the focus is on the heading of each new page', async ({ page, host }) => {
  await page.goto(host.url)
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: text('home:modules.myOrders') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeFocused()
})
