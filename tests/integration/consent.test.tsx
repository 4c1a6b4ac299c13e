import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, signIn } from '#tests/support/openApp.tsx'

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
  await screen.findByText('Вече не сте в профила си')
}

async function signInAgain({ user }: App, who?: typeof another): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Вход' }))
  await signIn(user, who)
  await screen.findByRole('heading', { name: 'Рум сервиз' })
}

async function openSignedIn(): Promise<App> {
  const app = openApp({ path: '/login' })
  await signIn(app.user)
  await screen.findByText('Добре дошли, Елена Петрова')
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
    await vi.waitFor(() => expect([consent(), trackerKeys(), document.cookie]).toEqual([null, [], 'of-the-hotel=1']))
  })

  it('is kept for the same guest after the hotel ended the session; the tracker session is removed', async () => {
    const app = await openSignedIn()
    agree()
    await endByHotel(app)
    expect(trackerKeys()).toEqual([])
    await signInAgain(app)
    expect(consent()).toBe(CONSENT)
  })

  it('is removed when another guest signs in after the hotel ended the session', async () => {
    const app = await openSignedIn()
    agree()
    await endByHotel(app)
    document.cookie = '_ga=2'
    await signInAgain(app, another)
    expect([consent(), document.cookie]).toEqual([null, 'of-the-hotel=1'])
  })

  it('is kept when a visitor signs in', async () => {
    agree()
    await openSignedIn()
    expect(consent()).toBe(CONSENT)
  })

  it('is removed in the other tabs when the guest logs out', async () => {
    const { store } = await openSignedIn()
    agree()
    for (const key of ['companion-guest-scope', 'companion-consent', 'auth-storage']) localStorage.removeItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null })))
    expect(store.getState().session).toMatchObject({ isAuthenticated: false, notice: null })
    expect([trackerKeys(), document.cookie]).toEqual([[], 'of-the-hotel=1'])
  })
})
