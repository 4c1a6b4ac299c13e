import { storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

const menus = { '/restaurant-menu': 'all', '/breakfast': 'breakfast', '/bar': 'bar' }

for (const [path, type] of Object.entries(menus)) {
  test(`${path} requests ${type} menus in the guest’s language without a token, and again after a change of language`, async ({
    page,
    host,
    recorder,
  }) => {
    await storeSession(page, host.url, 'bg')
    // The other menus are prefetched in the background; this one is requested once.
    const requested = () =>
      recorder.calls('GET').filter((call) => call.path.startsWith('/api/menus') && call.path.endsWith(`=${type}`))
    await page.goto(`${recorder.url}${path}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const call = (language: string) => ({
      ...{ method: 'GET', path: `/api/menus/all/params?languageCode=${language}&menuType=${type}` },
      ...{ authorization: undefined, body: undefined, cookie: expect.any(String) as unknown },
    })
    expect(requested()).toEqual([call('bg')])
    await page.getByRole('button', { name: `${text('frame:language')} BG` }).click()
    await page.getByRole('menuitemradio', { name: /English/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[а-я]/)
    await expect.poll(requested).toEqual([call('bg'), call('en')])
  })
}
