import { returnAs } from './guest.ts'
import { expect, test } from './hotel.ts'
import { text } from './texts.ts'

const menus = { '/restaurant-menu': 'all', '/breakfast': 'breakfast', '/bar': 'bar' }

for (const [path, type] of Object.entries(menus)) {
  test(`${path} asks for ${type} menus in the guest’s language, without a session, and again in a new language`, async ({
    page,
    host,
    heard,
  }) => {
    await returnAs(page, host.url, 'bg')
    // The other menus are read behind the screen; this one is not read twice.
    const asked = () =>
      heard.calls('GET').filter((call) => call.path.startsWith('/api/menus') && call.path.endsWith(`=${type}`))
    await page.goto(`${heard.url}${path}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const call = (language: string) => ({
      ...{ method: 'GET', path: `/api/menus/all/params?languageCode=${language}&menuType=${type}` },
      ...{ authorization: undefined, body: undefined },
    })
    expect(asked()).toEqual([call('bg')])
    await page.getByRole('button', { name: `${text('frame:language')} BG` }).click()
    await page.getByRole('menuitemradio', { name: /English/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[а-я]/)
    await expect.poll(asked).toEqual([call('bg'), call('en')])
  })
}
