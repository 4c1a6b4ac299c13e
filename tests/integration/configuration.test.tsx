import { act, screen } from '@testing-library/react'
import { HttpResponse, http, type HttpHandler } from 'msw'
import { describe, expect, it } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { configLoaded } from '#src/config/configSlice.ts'
import { openApp } from '#tests/support/openApp.tsx'
import { expectConsole } from '#tests/support/quietConsole.ts'

const { origin } = window.location

/** Answers like this until `mend` is called. */
function brokenAt(path: string, answer: () => Response): { instead: HttpHandler; mend: () => void } {
  let broken = true
  return { instead: http.get(`${origin}${path}`, () => (broken ? answer() : undefined)), mend: () => (broken = false) }
}

describe('the runtime configuration', () => {
  it('names the hotel after it has arrived, and shows a loading indicator until then', async () => {
    openApp()
    expect(screen.getByText('Зарежда се')).toBeInTheDocument()
    expect(await screen.findByText('Хотел Липов цвят')).toBeVisible()
  })

  it.each([
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['200', () => HttpResponse.html('<!doctype html><title>Wi-Fi</title>')],
    ['200', () => new HttpResponse('')],
    ['network', () => HttpResponse.error()],
  ])('that cannot be loaded (%s) gives the exact text, and Retry opens the app', async (status, answer) => {
    expectConsole('error', /Failed to load config.json/)
    const { instead, mend } = brokenAt('/config.json', answer)
    const { user } = openApp({ instead: [instead] })
    expect(await screen.findByText(`Failed to load config.json: ${status}`)).toBeVisible()
    mend()
    await user.click(screen.getByRole('button', { name: 'Опитайте отново' }))
    expect(await screen.findByText('Хотел Липов цвят')).toBeVisible()
  })

  it('that is enormous opens the app, and only what the app knows of it is kept', async () => {
    const enormous = {
      appName: 'Х',
      COMPANION_BASE_JAVA_URL: '/api',
      later: Array.from({ length: 200_000 }, () => ({ x: 'yy' })),
    }
    openApp({ instead: [http.get(`${origin}/config.json`, () => HttpResponse.json(enormous))] })
    expect(await screen.findByText('Хотел Липов цвят')).toBeVisible()
    expect(localStorage.getItem('companion-config')?.length).toBeLessThan(10_000)
  })

  it('without an API base says so, for whoever set the hotel up', async () => {
    expectConsole('error', /config\.json: COMPANION_BASE_JAVA_URL: is neither a path nor an http\(s\) address/)
    const wrong = { appName: 'Х', COMPANION_BASE_JAVA_URL: 'api' }
    openApp({ instead: [http.get(`${origin}/config.json`, () => HttpResponse.json(wrong))] })
    expect(await screen.findByText('Failed to load config.json: 200')).toBeVisible()
    expect(screen.getByText(/COMPANION_BASE_JAVA_URL: is neither a path nor/)).toBeVisible()
  })

  it('that does not name the hotel opens the app all the same: `GET configurations` may name it', async () => {
    openApp({
      instead: [http.get(`${origin}/config.json`, () => HttpResponse.json({ COMPANION_BASE_JAVA_URL: '/api' }))],
    })
    expect(await screen.findByText('Хотел Липов цвят')).toBeVisible()
  })

  it('that names the hotel nowhere has a word for it', async () => {
    const nameless = http.get(`${origin}/config.json`, () => HttpResponse.json({ COMPANION_BASE_JAVA_URL: '/api' }))
    const none = http.get(`${origin}/api/configurations`, () => HttpResponse.json([{ appName: '' }]))
    openApp({ instead: [nameless, none] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Вашият хотел' })).toBeVisible()
    expect(document.title).toBe('Вашият хотел')
  })

  it('opens the app without the keys that do not fit, which it names', async () => {
    expectConsole('warn', /config\.json: timeZone does not fit: is no time zone/)
    const odd = { appName: 'Х', COMPANION_BASE_JAVA_URL: '/api', timeZone: 'Europe/Sofya' }
    openApp({ instead: [http.get(`${origin}/config.json`, () => HttpResponse.json(odd))] })
    expect(await screen.findByText('Хотел Липов цвят')).toBeVisible()
  })

  it.each([
    ['503', () => new HttpResponse(null, { status: 503 })],
    ['200', () => HttpResponse.json(null)],
    ['200', () => HttpResponse.json([{ appName: 'Х', deviceProfile: { contentModules: [{ moduleName: 'bar' }] } }])],
    ['network', () => HttpResponse.error()],
  ])('of the backend that fails (%s) gives the exact text in a banner, and the app goes on', async (status, answer) => {
    expectConsole('error', /Failed to load application config/)
    const { instead, mend } = brokenAt('/api/configurations', answer)
    const { user } = openApp({ instead: [instead] })
    expect(await screen.findByText(`Failed to load application config: ${status}`)).toBeVisible()
    expect(screen.getByText('Hotel Guest Companion')).toBeVisible()
    mend()
    await user.click(screen.getByRole('button', { name: 'Опитайте отново' }))
    expect(await screen.findByText('Хотел Липов цвят')).toBeVisible()
    expect(screen.queryByText(/Failed to load/)).not.toBeInTheDocument()
  })

  it('without a colour takes back the one that was there before', async () => {
    const color = () => document.documentElement.style.getPropertyValue('--brand-color')
    const bare = { appName: 'Хотел Аврора', COMPANION_BASE_JAVA_URL: '/api' }
    const { store } = openApp()
    await screen.findByText('Хотел Липов цвят')
    act(() => void store.dispatch(configLoaded(parseStaticConfig({ ...bare, brand: { color: '#7a1f3d' } }))))
    expect(color()).toBe('#7a1f3d')
    act(() => void store.dispatch(configLoaded(parseStaticConfig(bare))))
    expect(color()).toBe('')
  })

  it('opens at once on the last good one, and says so when the hotel cannot be reached', async () => {
    expectConsole('error', /Failed to load application config/)
    const first = openApp()
    await screen.findByText('Хотел Липов цвят')
    const away = http.get(`${origin}/api/configurations`, () => HttpResponse.error())
    openApp({ hotel: first.hotel, instead: [away] })
    expect(await screen.findByText('Няма връзка')).toBeVisible()
    expect(screen.queryByText(/Failed to load/)).not.toBeInTheDocument()
    expect(screen.getAllByText('Хотел Липов цвят').length).toBeGreaterThan(0)
  })

  it.each(['/config.json', '/api/configurations'])(
    'without an answer from %s is the last good one, however old',
    async (path) => {
      expectConsole('error', /Failed to load/)
      const first = openApp()
      await screen.findByText('Хотел Липов цвят')
      const kept = JSON.parse(localStorage.getItem('companion-config') ?? '') as object
      localStorage.setItem('companion-config', JSON.stringify({ ...kept, at: 0 }))
      openApp({ hotel: first.hotel, instead: [http.get(`${origin}${path}`, () => HttpResponse.error())] })
      expect(await screen.findByText('Няма връзка')).toBeVisible()
      expect(screen.getAllByText('Хотел Липов цвят').length).toBeGreaterThan(0)
    },
  )
})
