import type { Locator, Page } from '@playwright/test'
import { section } from './deskSection.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

// A hotel of the same name is refused.
test.use({ allowedOnConsole: [/409/] })

const header = 'fixtures/pictures/burger.svg'
const logo = 'fixtures/pictures/pretzels.svg'

async function openBrand(desk: Page, url: string): Promise<Locator> {
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto(`${url}/__demo/#brand`)
  return section(desk, 'brand')
}

const field = (brand: Locator, name: 'headerImage' | 'logo') =>
  brand.getByRole('group', { name: text(`desk:hotel.${name}`) })
const file = (brand: Locator, name: 'headerImage' | 'logo') => field(brand, name).locator('input[type=file]')

async function save(brand: Locator): Promise<void> {
  await brand.getByRole('button', { name: text('desk:brand.save') }).click()
  await expect(brand.getByText(text('desk:brand.done'))).toBeVisible()
}

async function expectRiviera(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: 'Гранд хотел Ривиера' })).toBeVisible()
  const picture = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--header-picture'))
  await expect.poll(picture).toContain('/__demo/pictures/')
  const shown = page.locator('.frame-text img')
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(0)
}

test(
  'a presenter makes a hotel from names, a colour and two files, keeps it, and opens it again',
  { tag: '@all' },
  async ({ page, context, host }) => {
    const desk = await context.newPage()
    const brand = await openBrand(desk, host.url)
    await brand.getByLabel(text('desk:hotel.languages.bg')).first().fill('Гранд хотел Ривиера')
    await expect(brand.getByLabel(text('desk:hotel.languages.en')).first()).toHaveValue('')
    await brand.getByLabel(text('desk:hotel.languages.en')).first().fill('Grand Hotel Riviera')
    await brand.getByText(text('desk:brand.ownColor')).click()
    await brand.getByLabel(text('desk:brand.color'), { exact: true }).fill('#ffcc00')
    await expect(brand.getByText(text('desk:hotel.darkened'))).toBeVisible()
    await file(brand, 'headerImage').setInputFiles(header)
    await file(brand, 'logo').setInputFiles(logo)
    for (const name of ['headerImage', 'logo'] as const) await expect(field(brand, name).locator('img')).toBeVisible()
    await brand.getByLabel(text('desk:hotel.surroundings')).selectOption('sea')
    await save(brand)
    await expectRiviera(page, host.url)

    await brand.getByRole('button', { name: text('desk:hotel.save') }).click()
    await expect(brand.getByText(text('desk:hotel.saveDone'))).toBeVisible()
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      brand
        .getByRole('button', { name: text('desk:hotel.exportNamed').replace('{{hotel}}', 'Гранд хотел Ривиера') })
        .click(),
    ])
    await brand.getByLabel(text('desk:hotel.import')).setInputFiles(await download.path())
    await expect(brand.getByText(text('desk:hotel.nameTaken'))).toBeVisible()
    await desk.request.post(`${host.url}/__demo/reset`)
    await page.goto(host.url)
    await expect(page.getByRole('heading', { level: 1, name: 'Хотел „Липов цвят“' })).toBeVisible()
    const named = text('desk:hotel.openNamed').replace('{{hotel}}', 'Гранд хотел Ривиера')
    await brand.getByRole('button', { name: named }).click()
    await expect(brand.getByText(/вече показва Гранд хотел Ривиера/)).toBeVisible()
    await expectRiviera(page, host.url)
  },
)
