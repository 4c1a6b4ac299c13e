import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConsent, writeConsent } from '#src/analytics/consent.ts'
import { stopPageViews } from '#src/analytics/pageViews.ts'
import { type openApp, openAsGuest, signIn } from '#tests/support/page/openApp.tsx'
import { eventually } from '#tests/support/eventually.ts'

const CONSENT = '{"analytics":true,"widget":true}'
const another = { accountNumber: '100318', roomNumber: '412' }

const consent = () => localStorage.getItem('companion-consent')
const trackerKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('tracker_'))

/** Stores consent to everything, a tracker session, and the cookies of Google's script. */
function agree(): void {
  localStorage.setItem('companion-consent', CONSENT)
  sessionStorage.setItem('tracker_session_id', 'x')
  sessionStorage.setItem('tracker_session_timestamp', '1')
  for (const name of ['_ga', '_ga_TEST', 'of-the-hotel']) document.cookie = `${name}=1`
}

type App = ReturnType<typeof openApp>

/** Ends every session at the hotel, which the app notices with the next call. */
async function endByHotel({ hotel, user }: App): Promise<void> {
  for (const { id } of hotel.store.sessions.where()) hotel.store.sessions.remove(id)
  await user.click(await screen.findByRole('link', { name: 'Рум сервиз' }))
  await screen.findByText('Сесията Ви приключи')
}

async function signInAgain({ user }: App, who?: typeof another): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Вход' }))
  await signIn(user, who)
  await screen.findByRole('heading', { name: 'Рум сервиз' })
}

const counting = http.get(`${window.location.origin}/config.json`, () =>
  HttpResponse.json({ appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api', GA_TRACKING_ID: 'G-TEST' }),
)

async function openSignedIn(): Promise<App> {
  const app = openAsGuest({ instead: [counting] })
  await screen.findByText(/^Доб\S+ \S+, Елена Петрова$/)
  return app
}

describe('the consent of a guest', () => {
  beforeEach(() => {
    for (const name of ['_ga', '_ga_TEST', 'of-the-hotel']) document.cookie = `${name}=; max-age=0`
  })

  it('is removed by Log Out, with the cookies of Google', async () => {
    const { user } = await openSignedIn()
    agree()
    await user.click(screen.getByRole('button', { name: 'Отворете менюто' }))
    await user.click(await screen.findByRole('button', { name: 'Изход' }))
    await eventually(() => expect([consent(), trackerKeys(), document.cookie]).toEqual([null, [], 'of-the-hotel=1']))
  })

  it('is removed when another guest signs in after the hotel ended the session', async () => {
    const app = await openSignedIn()
    agree()
    await endByHotel(app)
    document.cookie = '_ga=2'
    await signInAgain(app, another)
    expect([consent(), document.cookie]).toEqual([null, 'of-the-hotel=1'])
  })

  it('is removed in the other tabs when the guest logs out, also where full storage left it in memory', async () => {
    await openSignedIn()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    writeConsent({ analytics: false, widget: true })
    expect(readConsent().widget).toBe(true)
    for (const key of ['companion-guest-scope', 'auth-storage']) localStorage.removeItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null })))
    expect(readConsent().widget).toBe(false)
  })
})

const agreeButton = () => screen.findByRole('button', { name: 'Съгласявам се, покажете обиколките' })
const frame = () => screen.queryByTitle('Обиколки от GetYourGuide')

async function openTours({ router }: App): Promise<void> {
  await act(() => router.navigate('/activities'))
  await screen.findByRole('heading', { name: 'Обиколки и билети' })
}

/** Whether the checkboxes under Privacy are checked: page views, then tours. */
async function ticked({ router }: App): Promise<boolean[]> {
  await act(() => router.navigate('/settings'))
  return (await screen.findAllByRole<HTMLInputElement>('checkbox')).map(({ checked }) => checked)
}

/** The page views in Google's data layer. */
function viewedPages(): unknown[] {
  const layer = 'dataLayer' in window ? (window.dataLayer as ArrayLike<unknown>[]) : []
  return layer
    .filter(({ 0: name }) => name === 'event')
    .map(({ 2: given }) => (given as { page_path: string }).page_path)
}

describe('the consent of a guest whose session the hotel has ended', () => {
  afterEach(() => {
    stopPageViews()
    for (const script of document.querySelectorAll('script')) script.remove()
    Reflect.deleteProperty(window, 'dataLayer')
  })

  it('is not applied to the tours, which load nothing and ask for consent again', async () => {
    const app = await openSignedIn()
    agree()
    await endByHotel(app)
    await openTours(app)
    expect(await agreeButton()).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('allows no page views', async () => {
    agree()
    const app = await openSignedIn()
    await endByHotel(app)
    const sent = ['/', '/room-service']
    expect([viewedPages(), trackerKeys()]).toEqual([sent, []])
    await openTours(app)
    await act(() => app.router.navigate('/login'))
    expect([viewedPages(), trackerKeys()]).toEqual([sent, []])
  })

  it('applies again, unchanged, after the same guest has signed in', async () => {
    const app = await openSignedIn()
    agree()
    await endByHotel(app)
    await signInAgain(app)
    expect(await ticked(app)).toEqual([true, true])
    await openTours(app)
    expect(frame()).toBeVisible()
  })

  it('is replaced by a new choice, and never applies again', async () => {
    const app = await openSignedIn()
    agree()
    await endByHotel(app)
    await openTours(app)
    await app.user.click(await agreeButton())
    expect(frame()).toBeVisible()
    await act(() => app.router.navigate('/'))
    await signInAgain(app)
    expect(consent()).toBe('{"analytics":false,"widget":true}')
  })
})
