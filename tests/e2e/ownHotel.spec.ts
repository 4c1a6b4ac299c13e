import type { Locator, Page } from '@playwright/test'
import { openDeskTab, section } from './deskSection.ts'
import { expect, test } from './fixtures.ts'
import { storeSession } from './guest.ts'
import { text } from './texts.ts'

// A hotel of the same name is refused, and so is one that another desk has removed.
test.use({ allowedOnConsole: [/409|404/] })

const header = 'fixtures/pictures/burger.svg'
const logo = 'fixtures/pictures/pretzels.svg'
const HOTEL = 'Гранд хотел Ривиера'

async function openMyHotel(desk: Page, url: string): Promise<Locator> {
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto(`${url}/__demo/#brand`)
  return section(desk, 'brand')
}

const field = (hotel: Locator, name: 'headerImage' | 'logo') =>
  hotel.getByRole('group', { name: text(`desk:hotel.${name}`) })
const file = (hotel: Locator, name: 'headerImage' | 'logo') => field(hotel, name).locator('input[type=file]')
const button = (within: Locator, key: string) => within.getByRole('button', { name: text(`desk:${key}`), exact: true })
const named = (key: string) => text(`desk:${key}`).replace('{{hotel}}', HOTEL)

async function save(hotel: Locator): Promise<void> {
  await button(hotel, 'hotel.save').click()
  await expect(hotel.getByText(text('desk:hotel.saveDone'))).toBeVisible()
}

async function expectRiviera(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: HOTEL })).toBeVisible()
  const picture = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--header-picture'))
  await expect.poll(picture).toContain('/__demo/pictures/')
  const shown = page.locator('.frame-text img')
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(0)
}

test(
  'a presenter makes a hotel from names, a colour and two files, saves it, and opens it again',
  { tag: '@all' },
  async ({ page, context, host }) => {
    const desk = await context.newPage()
    const hotel = await openMyHotel(desk, host.url)
    await hotel.getByLabel(text('desk:hotel.languages.bg')).first().fill(HOTEL)
    await expect(hotel.getByLabel(text('desk:hotel.languages.en')).first()).toHaveValue('')
    await hotel.getByLabel(text('desk:hotel.languages.en')).first().fill('Grand Hotel Riviera')
    await hotel.getByLabel(text('desk:brand.color'), { exact: true }).fill('#ffcc00')
    await file(hotel, 'headerImage').setInputFiles({
      name: 'IMG.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('-'),
    })
    await expect(field(hotel, 'headerImage').getByText(text('desk:hotel.cannotBeShown'))).toBeVisible()
    await file(hotel, 'headerImage').setInputFiles(header)
    await file(hotel, 'logo').setInputFiles(logo)
    for (const name of ['headerImage', 'logo'] as const) await expect(field(hotel, name).locator('img')).toBeVisible()
    await hotel.getByRole('radio', { name: text('desk:hotel.surroundingsOf.sea') }).check()
    await save(hotel)
    await expectRiviera(page, host.url)

    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      section(desk, 'send')
        .getByRole('button', { name: text('desk:send.download') })
        .click(),
    ])
    expect(download.suggestedFilename()).toBe('grand-hotel-riviera.json')
    await hotel.getByLabel(text('desk:hotel.import')).setInputFiles(await download.path())
    await expect(hotel.getByText(text('desk:hotel.nameTaken'))).toBeVisible()
    await desk.request.post(`${host.url}/__demo/reset`)
    await page.goto(host.url)
    await expect(page.getByRole('heading', { level: 1, name: 'Хотел „Липов цвят“' })).toBeVisible()
    await hotel.getByRole('button', { name: named('hotel.openNamed') }).click()
    await expect(hotel.getByText(/вече показва Гранд хотел Ривиера/)).toBeVisible()
    await expectRiviera(page, host.url)

    // Another desk removes it meanwhile.
    const kept = (await (await desk.request.get(`${host.url}/__demo/hotels`)).json()) as { id: string }[]
    for (const { id } of kept) await desk.request.delete(`${host.url}/__demo/hotels/${id}`)
    await hotel.getByRole('button', { name: named('hotel.openNamed') }).click()
    await expect(hotel.getByText(text('desk:hotel.gone'))).toBeVisible()
    await expect(hotel.getByRole('button', { name: named('hotel.openNamed') })).toHaveCount(0)
  },
)

const dishes = Array.from({ length: 12 }, (_each, index) => `Ястие ${index + 1}`)
const table = [
  'Раздел\tЯстие BG\tName EN\tПорция\tЦена',
  ...dishes.map((name, index) => `От морето\t${name}\tDish ${index + 1}\t350 г\t${index + 9},90 €`),
  'От морето\tУлов на деня\t\t\tпо договаряне',
].join('\n')

test(
  'a presenter pastes twelve dishes, is asked before leaving them unsaved, and a guest reads them and no other',
  { tag: '@all' },
  async ({ page, context, host }) => {
    const desk = await context.newPage()
    const hotel = await openMyHotel(desk, host.url)
    const workbook = { name: 'menu.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK') }
    await hotel.getByLabel(text('desk:dishes.choose')).setInputFiles(workbook)
    await expect(hotel.getByText(text('desk:dishes.workbook'))).toBeVisible()
    await button(hotel, 'hotel.discard').click()
    await expect(hotel.getByText(text('desk:dishes.workbook'))).toHaveCount(0)
    await hotel.getByLabel(text('desk:hotel.languages.bg')).first().fill('Хотел „Кипарис“')
    const menu = hotel.getByLabel(text('desk:dishes.table'))
    await button(hotel, 'dishes.edit').click()
    await expect(menu).toHaveValue(/Таратор/)
    await menu.fill(table)
    await expect(hotel.getByText(/Разбрани: 12 ястия. Неразбран: 1 ред/)).toBeVisible()
    await expect(hotel.getByText('цената не е число: Улов на деня · по договаряне')).toBeVisible()
    await expect(hotel.getByRole('radio', { name: text('desk:brand.currencies.eur'), exact: true })).toBeChecked()

    await expect(hotel.getByText(text('desk:dishes.missing').replace('{{menus}}', 'Бар и Закуска'))).toBeVisible()

    // A table without a dish is not saved, and says why.
    await menu.fill('по договаряне')
    await button(hotel, 'hotel.save').click()
    await expect(menu).toBeFocused()
    await expect(menu).toHaveAccessibleDescription(new RegExp(text('desk:dishes.noDishes')))
    await menu.fill(table.replace('20,90', '21,50'))

    const asked = desk.waitForEvent('dialog').then(async (question) => {
      await question.dismiss()
      return question.message()
    })
    await openDeskTab(desk, 'show')
    expect(await asked).toBe(text('desk:hotel.leaveText'))
    await expect(hotel.getByText(text('desk:hotel.unsaved'))).toBeVisible()
    const [closing] = await Promise.all([desk.waitForEvent('dialog'), desk.close({ runBeforeUnload: true })])
    expect(closing.type()).toBe('beforeunload')
    await closing.dismiss()
    await desk.getByRole('button', { name: text('desk:show.prospect.button') }).click()
    const prospect = desk.getByRole('dialog', { name: text('desk:show.prospect.title') })
    await expect(prospect.getByText(text('desk:hotel.prospectUnsaved'))).toBeVisible()
    await button(prospect, 'cancel').click()
    const leftOut = desk.waitForEvent('dialog').then(async (question) => {
      await question.accept()
      return question.message()
    })
    await save(hotel)
    expect(await leftOut).toContain(text('desk:dishes.saveAnyway'))
    await openDeskTab(desk, 'show')
    await expect(desk).toHaveURL(/#show$/)

    await page.goto(host.url)
    await storeSession(page, host.url, 'bg')
    await page.goto(host.url)
    const tile = (name: string) => page.getByRole('main').getByRole('link', { name: text(`home:modules.${name}`) })
    await expect(tile('restaurantMenu')).toBeVisible()
    for (const name of ['bar', 'breakfast']) await expect(tile(name)).toHaveCount(0)
    await page.goto(`${host.url}/restaurant-menu`)
    const names = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(names).toHaveText(dishes)
    await page.goto(`${host.url}/room-service`)
    await expect(names).toHaveText(dishes)
    await expect(page.getByRole('listitem').filter({ hasText: 'Ястие 12' })).toContainText('21,50')
  },
)
