import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { App } from '#src/app/App.tsx'
import { prerender } from '#src/app/start/prerender.tsx'
import { makeStore, restoredState } from '#src/app/store.ts'
import { parseExactConfiguration, parseStaticConfig } from '#src/config/config.ts'
import { lastGoodConfigFound } from '#src/config/configSlice.ts'
import { showHome } from '#src/first-page/home.ts'
import { rememberedLanguage, rememberLanguage } from '#src/i18n/language.ts'
import { languages } from '#src/lib/languages.ts'
import { writeGuest } from '#src/session/session.ts'
import { guest } from '#tests/support/page/renderScreen.tsx'
import { makeTranslator } from '#tests/support/page/makeTranslator.ts'

const tiles = (...names: readonly string[]) => ({
  contentModules: names.map((moduleName, at) => ({ moduleName, internalUrl: `/${moduleName}`, sortOrder: at })),
})
const usual = {
  COMPANION_BASE_JAVA_URL: '/api',
  appName: 'Хотел „Липов цвят“',
  deviceProfile: tiles('bar', 'room-service', 'my-orders', 'reception', 'breakfast'),
}

const prerendered = prerender()
const html = document.documentElement

/** The page as the browser has it before the app: a root that is still loading. */
beforeEach(() => {
  document.body.innerHTML = '<div id="root">…</div>'
})
afterEach(() => {
  html.style.removeProperty('--brand-color')
  document.body.replaceChildren()
})

function rootElement(): HTMLElement {
  return document.querySelector<HTMLElement>('#root') ?? expect.unreachable()
}

/** Shows home without the app, as `boot.ts` does. Returns whether it did. */
function boot(given: unknown, ...list: readonly unknown[]): boolean {
  const config = parseExactConfiguration(given, list)
  const { body } = new DOMParser().parseFromString(prerendered.home[rememberedLanguage()], 'text/html')
  const template = body.ownerDocument.querySelector('template') ?? expect.unreachable()
  if (config !== undefined) showHome(config, template)
  return rootElement().dataset['home'] === 'online'
}

/** Hydrates with this configuration. Returns what React could not hydrate. */
function hydrate(given: object): unknown[] {
  const store = makeStore(restoredState(), () => undefined)
  const error = { of: 'config.json', status: 'network', detail: '' } as const
  store.dispatch(lastGoodConfigFound({ config: parseStaticConfig(given), error: navigator.onLine ? null : error }))
  const failures: unknown[] = []
  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App
          store={store}
          serverState={store.getState()}
          translator={makeTranslator(rememberedLanguage())}
          loadConfig={() => undefined}
        />
      </BrowserRouter>
    </StrictMode>
  )
  render(app, { container: rootElement(), hydrate: true, onRecoverableError: (failure) => failures.push(failure) })
  return failures
}

/** Where the links in the header lead. */
const mainLinks = ['/', '/room-service', '/my-stay', '/reception']
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('home before the app has loaded', () => {
  it.each(languages)('has the tiles of this hotel in their order, its name and the guest’s in %s', (language) => {
    rememberLanguage(language)
    writeGuest({ ...guest, fullName: '$& <b>Елена</b>' })
    expect(boot(usual)).toBe(true)
    expect(links().map(([, href]) => href)).toEqual([
      '#main',
      ...mainLinks,
      '/bar',
      '/room-service',
      '/breakfast',
      '/my-orders',
      '/reception',
      '/leave-rating',
    ])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Хотел „Липов цвят“')
    expect(screen.getByText(/\$& <b>Елена<\/b>/)).toBeVisible()
    expect(html.lang).toBe(language)
  })

  const brand = { color: '#123456', headerImage: 'https://hotel.example/header.jpg' }

  it.each([
    ...languages.flatMap((language) => [
      { what: `signed out, ${language}`, language, user: null, given: usual },
      { what: `signed in, ${language}`, language, user: guest, given: usual },
    ]),
    { what: 'a guest without a name', language: 'en' as const, user: { ...guest, fullName: undefined }, given: usual },
    { what: 'a hotel without a name', language: 'bg' as const, user: null, given: { ...usual, appName: null } },
    {
      what: 'no Quick Access',
      language: 'es' as const,
      user: null,
      given: { ...usual, deviceProfile: tiles('my-orders', 'reception') },
    },
    { what: 'a brand', language: 'bg' as const, user: null, given: { ...usual, brand } },
  ])('is what the app renders, so that React hydrates it ($what)', ({ language, user, given }) => {
    rememberLanguage(language)
    writeGuest(user)
    expect(boot(given)).toBe(true)
    const before = screen.getAllByRole('link')
    expect(hydrate(given)).toEqual([])
    expect(screen.getAllByRole('link')).toEqual(before)
    expect(screen.getAllByRole('link')[1]).toBe(before[1])
  })

  it('takes the configuration of the hotel over that of the host, but not what is empty there', () => {
    boot(usual, { appName: ' ', deviceProfile: tiles('spa-center', 'my-orders', 'reception'), brand: null })
    expect(links().map(([, href]) => href)).toEqual([
      '#main',
      ...mainLinks,
      '/login',
      '/spa-center',
      '/my-orders',
      '/reception',
      '/leave-rating',
    ])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Хотел „Липов цвят“')
  })

  it.each([
    ['no tiles', { ...usual, deviceProfile: undefined }],
    ['tiles that are no list', { ...usual, deviceProfile: { contentModules: 'bar' } }],
    ['a tile without a name', { ...usual, deviceProfile: { contentModules: [{ internalUrl: '/bar' }] } }],
    [
      'a tile without a place',
      { ...usual, deviceProfile: { contentModules: [{ moduleName: 'bar', internalUrl: '/bar', sortOrder: '1' }] } },
    ],
    ['a name that is a number', { ...usual, appName: 1888 }],
    ['a name of a language that is a number', { ...usual, appNames: { es: 1888 } }],
    ['an empty group', { ...usual, deviceProfile: tiles('bar', 'my-orders') }],
    ['nothing', null],
  ])('is left to the app for a configuration with %s', (_what, given) => {
    expect(boot(given)).toBe(false)
    expect(rootElement()).toHaveTextContent('…')
  })

  it('is left to an app that renders already', () => {
    rootElement().dataset['home'] = 'rendering'
    expect(boot(usual)).toBe(false)
  })

  it.each([
    ['is no JSON', 'no'],
    ['has no user', '{"state":{"user":null}}'],
    ['has no session', '{"state":{"isAuthenticated":true,"user":{"fullName":"Елена"}}}'],
    ['is signed out', '{"state":{"isAuthenticated":false,"user":{"fullName":"Елена","sessionId":"s"}}}'],
  ])('welcomes nobody by name when the stored session %s', (_what, stored) => {
    localStorage.setItem('auth-storage', stored)
    boot(usual)
    expect(screen.getByText('Добре дошли')).toBeVisible()
  })
})
