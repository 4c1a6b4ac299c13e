import { screen } from '@testing-library/react'
import { HttpResponse, http, type HttpHandler } from 'msw'
import { describe, expect, it } from 'vitest'
import { selectConfig } from '#src/config/configSlice.ts'
import { openApp } from '#tests/support/page/openApp.tsx'
import { expectConsole } from '#tests/support/quietConsole.ts'

const { origin } = window.location

/** Overrides the response at this path until `restore` is called. */
function brokenAt(path: string, answer: () => Response): { instead: HttpHandler; restore: () => void } {
  let broken = true
  return {
    instead: http.get(`${origin}${path}`, () => (broken ? answer() : undefined)),
    restore: () => (broken = false),
  }
}

describe('the runtime configuration', () => {
  it.each([
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['network', () => new HttpResponse('<script>location="http://192.0.2.1"</script>')],
    ['network', () => new HttpResponse('Please sign in to the Wi-Fi')],
    ['200', () => new HttpResponse('')],
    ['network', () => HttpResponse.error()],
  ])(
    'shows the exact error text when config.json cannot be loaded (%s), and Retry opens the app',
    async (status, answer) => {
      expectConsole('error', /Failed to load config.json/)
      const { instead, restore } = brokenAt('/config.json', answer)
      const { user } = openApp({ instead: [instead] })
      expect(await screen.findByText(`Failed to load config.json: ${status}`)).toBeVisible()
      restore()
      await user.click(screen.getByRole('button', { name: 'Опитайте отново' }))
      expect(await screen.findByText('Хотел „Липов цвят“')).toBeVisible()
    },
  )

  it('shows which key is invalid when config.json has no valid API address', async () => {
    expectConsole('error', /config\.json: COMPANION_BASE_JAVA_URL: is neither a path nor an http\(s\) address/)
    const wrong = { appName: 'Х', COMPANION_BASE_JAVA_URL: 'api' }
    openApp({ instead: [http.get(`${origin}/config.json`, () => HttpResponse.json(wrong))] })
    expect(await screen.findByText('Failed to load config.json: 200')).toBeVisible()
    expect(screen.getByText(/COMPANION_BASE_JAVA_URL: is neither a path nor/)).toBeVisible()
  })

  it.each([
    ['503', () => new HttpResponse(null, { status: 503 })],
    ['200', () => HttpResponse.json({})],
    ['network', () => HttpResponse.error()],
  ])(
    'shows the exact error text in a banner when `GET configurations` fails (%s), and the app works',
    async (status, answer) => {
      expectConsole('error', /Failed to load application config/)
      if (status === '200') expectConsole('warn', /^configurations: body does not fit/)
      const { instead, restore } = brokenAt('/api/configurations', answer)
      const { user } = openApp({ instead: [instead] })
      expect(await screen.findByText(`Failed to load application config: ${status}`)).toBeVisible()
      expect(screen.getByText('Hotel Guest Companion')).toBeVisible()
      restore()
      await user.click(screen.getByRole('button', { name: 'Опитайте отново' }))
      expect(await screen.findByText('Хотел „Липов цвят“')).toBeVisible()
      expect(screen.queryByText(/Failed to load/)).not.toBeInTheDocument()
    },
  )

  it.each([
    ['of which none can be read', { contentModules: [{ moduleName: 'bar' }] }],
    ['which are no list', { contentModules: 'bar' }],
    ['in a device profile that is none', 'garbage'],
  ])(
    'says that loading failed for tiles %s, keeps the earlier ones, and applies the rest',
    async (_how, deviceProfile) => {
      expectConsole('warn', /configurations: \[\]\.deviceProfile/)
      expectConsole('error', /Failed to load application config: no tile can be read/)
      const odd = http.get(`${origin}/api/configurations`, () =>
        HttpResponse.json([{ appName: 'Х', currency: 'eur', deviceProfile }]),
      )
      const { store, hotel } = openApp()
      await screen.findByText('Хотел „Липов цвят“')
      const { deviceProfile: earlier } = selectConfig(store.getState())
      const again = openApp({ hotel, instead: [odd] })
      expect(await screen.findByText('Failed to load application config: 200')).toBeVisible()
      expect(selectConfig(again.store.getState())).toMatchObject({
        appName: 'Х',
        currency: 'eur',
        deviceProfile: earlier,
      })
      expect(earlier.contentModules).not.toEqual([])
      expect(screen.getByRole('button', { name: 'Опитайте отново' })).toBeVisible()
    },
  )

  it('is the last good one at once, with a notice when the hotel cannot be reached', async () => {
    expectConsole('error', /Failed to load application config/)
    const first = openApp()
    await screen.findByText('Хотел „Липов цвят“')
    const unreachable = http.get(`${origin}/api/configurations`, () => HttpResponse.error())
    openApp({ hotel: first.hotel, instead: [unreachable] })
    expect(await screen.findByText('Няма връзка')).toBeVisible()
    expect(screen.queryByText(/Failed to load/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Опитайте отново' })).toBeNull()
    expect(screen.getAllByText('Хотел „Липов цвят“').length).toBeGreaterThan(0)
  })

  it('is the last good one without a network, of any age, also where an older version has stored a key that no longer fits', async () => {
    expectConsole('error', /Failed to load config.json/)
    expectConsole('warn', /^config.json: currency does not fit/)
    const { hotel } = openApp()
    await screen.findByText('Хотел „Липов цвят“')
    const stored = localStorage.getItem('companion-config') ?? ''
    const older = stored.replace(/"currency":"[^"]+"/, '"currency":"euro"').replace(/"at":\d+/, '"at":1700000000000')
    localStorage.setItem('companion-config', older)
    openApp({ hotel, instead: [http.get(`${origin}/config.json`, () => HttpResponse.error())] })
    expect(await screen.findByText('Няма връзка')).toBeVisible()
    expect(screen.getAllByText('Хотел „Липов цвят“').length).toBeGreaterThan(0)
  })
})
