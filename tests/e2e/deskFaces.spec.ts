import { card, joinDesk, section, sendOrders } from './deskSection.ts'
import { elena, signIn, twoDishes } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'
import { DEMO_PROSPECT_KEY, SESSION_KEY } from '#src/storage/keys.ts'

// Injected faults, and a file that is refused, fail to load.
test.use({ allowedOnConsole: [/Failed to load/] })

test(
  '“Next prospect” restores the seed data, keeps the brand if asked, and begins phones in the chosen language',
  { tag: '@all' },
  async ({ page: desk, browser, demoHost: host }) => {
    await desk.goto(`${host.url}/__demo/`)
    await sendOrders(desk, host.url, 1)
    await desk.request.put(`${host.url}/__demo/brand`, { data: { name: 'Hotel Mar' } })
    await expect(card(desk, twoDishes.once)).toHaveCount(1)
    const phone = await joinDesk(browser, desk, host.url)
    // The phone has heard of the first prospect.
    await expect.poll(() => phone.evaluate((key) => localStorage.getItem(key), DEMO_PROSPECT_KEY)).not.toBeNull()
    await desk.getByRole('button', { name: text('desk:show.prospect.button') }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('radio', { name: text('desk:link.languages.es') }).check()
    await dialog.getByRole('checkbox', { name: text('desk:show.prospect.keepsBrand') }).check()
    await dialog.getByRole('button', { name: text('desk:show.prospect.begin') }).click()
    await expect(dialog).toBeHidden()
    await expect(card(desk, twoDishes.once)).toHaveCount(0)
    await expect(desk.getByText('Hotel Mar')).toBeVisible()
    await expect(phone.locator('html')).toHaveAttribute('lang', 'es')
    await phone.context().close()
  },
)

test(
  'the desk mirrors the phone that last did something, without its session',
  { tag: '@all' },
  async ({ page: desk, browser, demoHost: host }) => {
    await desk.goto(`${host.url}/__demo/`)
    await expect(section(desk, 'mirror')).toContainText(text('desk:show.mirror.none'))
    const [first, second] = [await joinDesk(browser, desk, host.url), await joinDesk(browser, desk, host.url)]
    const sent: string[] = []
    first.on('request', (request) => request.url().endsWith('/__demo/mirror') && sent.push(request.postData() ?? ''))
    const drawn = () =>
      desk.evaluate(() => {
        const { contentDocument } = document.querySelector('iframe') ?? {}
        return {
          heading: contentDocument?.querySelector('h1')?.textContent,
          room: contentDocument?.querySelector('input')?.value,
          scrolled: contentDocument?.defaultView?.scrollY,
          mode: contentDocument?.compatMode,
          sheets: contentDocument?.styleSheets.length,
          font: getComputedStyle(contentDocument?.body ?? document.body).fontFamily,
        }
      })
    await first.goto(`${host.url}/login`)
    await first.getByRole('textbox').first().pressSequentially(elena.accountNumber)
    await expect
      .poll(drawn)
      .toMatchObject({ heading: text('login:title'), room: elena.accountNumber, mode: 'CSS1Compat' })
    expect((await drawn()).font).toContain('Sofia Sans')
    await signIn(first)
    await first.goto(`${host.url}/room-service`)
    await expect(first.getByText(twoDishes.twice).first()).toBeVisible()
    await first.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(async () => (await drawn()).scrolled).toBeGreaterThan(200)
    await second.goto(`${host.url}/bar`)
    await second.getByRole('main').click()
    await expect
      .poll(async () => (await drawn()).heading)
      .toBe(await second.getByRole('heading', { level: 1 }).innerText())
    const stored = await first.evaluate((key) => localStorage.getItem(key) ?? '', SESSION_KEY)
    const { sessionId } = (JSON.parse(stored) as { state: { user: { sessionId: string } } }).state.user
    expect(sent.length).toBeGreaterThan(2)
    expect(sent.join('')).not.toContain(sessionId)
    for (const phone of [first, second]) await phone.context().close()
  },
)
