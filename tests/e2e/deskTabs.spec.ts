import type { Page } from '@playwright/test'
import { joinDesk, openDeskTab, section, switchOnAtDesk } from './deskSection.ts'
import { elena, twoDishes } from './elena.ts'
import { signIn } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'
import { SESSION_KEY } from '#src/storage/keys.ts'

// Injected faults, and a file that is refused, fail to load.
test.use({
  allowedOnConsole: [/Failed to load|violates the following Content Security Policy|Blocked script execution/],
})

/** The picture of the phone is as high as the window allows, and nothing of it is cut; no trick is announced beside it. */
async function expectWholePhone(desk: Page): Promise<void> {
  await switchOnAtDesk(desk, 'drop-after-commit')
  await openDeskTab(desk, 'show')
  const shown = desk.getByRole('img', { name: text('desk:show.mirror.picture') })
  for (const [width, height] of [
    [1366, 768],
    [1920, 950],
  ] as const) {
    await desk.setViewportSize({ width, height })
    await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThan(0.85 * height)
    const phone = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(phone.y + phone.height).toBeLessThanOrEqual(height)
    const staff = await section(desk, 'staff').boundingBox()
    expect((staff?.x ?? 0) / width).toBeCloseTo(0.4, 1)
    expect(phone.x + phone.width).toBeLessThan(staff?.x ?? 0)
  }
  await expect(
    desk.getByText(text('desk:faults.fault.drop-after-commit.title')).and(desk.locator(':visible')),
  ).toHaveCount(0)
  await expect(desk.getByRole('button', { name: text('desk:show.prospect.button') })).toHaveCount(0)
  const plug = desk.getByRole('button', { name: text('desk:faults.fault.drop-after-commit.title') })
  await expect(plug).toHaveAttribute('aria-pressed', 'true')
  await plug.click()
  await expect(plug).toHaveAttribute('aria-pressed', 'false')
}

test(
  'the desk mirrors the phone that last did something, without its session',
  { tag: '@all' },
  async ({ page: desk, browser, demoHost: host }) => {
    await desk.goto(`${host.url}/__demo/`)
    await expect(section(desk, 'mirror')).toBeVisible()
    const first = await joinDesk(browser, desk, host.url)
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
    const second = await joinDesk(browser, desk, host.url)
    await second.goto(`${host.url}/bar`)
    await second.getByRole('heading', { level: 1 }).click()
    await expect
      .poll(async () => (await drawn()).heading)
      .toBe(await second.getByRole('heading', { level: 1 }).innerText())
    await expectWholePhone(desk)
    const stored = await first.evaluate((key) => localStorage.getItem(key) ?? '', SESSION_KEY)
    const { sessionId } = (JSON.parse(stored) as { state: { user: { sessionId: string } } }).state.user
    expect(sent.length).toBeGreaterThan(2)
    expect(sent.join('')).not.toContain(sessionId)

    const loaded: string[] = []
    desk.on('response', (response) => loaded.push(response.url()))
    const at = `${host.url}/?sandbox=${'b'.repeat(32)}`
    const pictures = [at, '/hotel-pictures/bacon.svg?1'].map((src) => `<img src="${src}">`).join('')
    const styled = `<p data-style="background: url(${at})" style="background: url(${at})">evil</p>`
    const head = `<link rel="stylesheet" href="${at}"><style>@import '${at}'; p { background: url(${at}) }</style>`
    const code = `<script>fetch('${at}')</script><img src="${at}" onerror="fetch('${at}')"><iframe src="${at}"></iframe>`
    const html = `<html><head>${head}</head><body>${styled}${pictures}${code}`
    const page = { width: 390, height: 844, html, scroll: [0, 0] }
    const put = await second.request.put(`${host.url}/__demo/mirror`, { data: { page, phone: 'evil', idle: 0 } })
    expect(await put.json()).toEqual({ isTaken: true })
    await expect(desk.frameLocator('iframe').getByText('evil')).toBeAttached()
    await expect.poll(() => loaded).toContain(`${host.url}/hotel-pictures/bacon.svg?1`)
    expect(loaded).not.toContain(at)
    for (const phone of [first, second]) await phone.context().close()
  },
)
