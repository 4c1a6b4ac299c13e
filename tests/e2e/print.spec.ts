import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

test('the desk prints a card for each room, and three screens of the hotel on a page', async ({ page, demoHost }) => {
  await page.goto(`${demoHost.url}/__demo/?print=cards`)
  const rooms = page.getByLabel(text('desk:print.cards.rooms'))
  await rooms.fill('305, 401-408')
  await page.getByLabel(text('desk:print.cards.app')).fill('https://guest.hotel.example')
  await expect(
    page.getByRole('img', { name: 'https://guest.hotel.example/login?room=408', exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(9)
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(2)
  await rooms.fill('408-401')
  await expect(page.getByText(text('desk:print.cards.roomsWrong'))).toBeVisible()

  await page.goto(`${demoHost.url}/__demo/?print=leaflet`)
  for (const [frame, heading] of Object.entries({
    home: 'Липов цвят',
    roomService: 'Рум сервиз',
    myOrders: 'Моите поръчки',
  })) {
    const screen = page.frameLocator(`iframe[title="${text(`desk:print.leaflet.${frame}`)}"]`)
    await expect(screen.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(screen.locator('html')).toHaveAttribute('data-theme', 'light')
  }
  expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  // To the desk no phone has come.
  const { progress } = (await (await page.request.get(`${demoHost.url}/__demo/desk`)).json()) as DeskState
  expect(progress).toMatchObject({ phones: 0, done: { scan: false, signIn: false } })
  // Nobody stays signed in.
  await page.goto(`${demoHost.url}/`)
  await expect(page.getByRole('button', { name: text('frame:menu.open') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).toBeNull()
})
