import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, signIn } from '#tests/support/openApp.tsx'

const CONSENT = '{"analytics":true,"widget":true}'
const another = { accountNumber: '100318', roomNumber: '412' }

const consent = () => localStorage.getItem('companion-consent')
const trackerKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('tracker_'))

/** What is on a phone whose guest has agreed to everything, and was counted by Google's script. */
function agree(): void {
  localStorage.setItem('companion-consent', CONSENT)
  sessionStorage.setItem('tracker_session_id', 'x')
  sessionStorage.setItem('tracker_session_timestamp', '1')
  for (const name of ['_ga', '_ga_TEST', 'of-the-hotel']) document.cookie = `${name}=1`
}

type App = ReturnType<typeof openApp>

/** The hotel ends every session, and the app hears of it with the next call. */
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

describe('what a guest agreed to', () => {
  beforeEach(() => {
    for (const name of ['_ga', '_ga_TEST', 'of-the-hotel']) document.cookie = `${name}=; max-age=0`
  })

  it('ends with Log Out, and so do the cookies that came of it', async () => {
    const { user } = await openSignedIn()
    agree()
    await user.click(screen.getByRole('button', { name: 'Отворете менюто' }))
    await user.click(await screen.findByRole('button', { name: 'Изход' }))
    await vi.waitFor(() => expect([consent(), trackerKeys(), document.cookie]).toEqual([null, [], 'of-the-hotel=1']))
  })

  it('outlasts a session that the hotel ended, for the same guest; the tracker’s session does not', async () => {
    const app = await openSignedIn()
    agree()
    await endByHotel(app)
    expect(trackerKeys()).toEqual([])
    await signInAgain(app)
    expect(consent()).toBe(CONSENT)
  })

  it('is not that of the next guest, after a session that the hotel ended', async () => {
    const app = await openSignedIn()
    agree()
    await endByHotel(app)
    document.cookie = '_ga=2'
    await signInAgain(app, another)
    expect([consent(), document.cookie]).toEqual([null, 'of-the-hotel=1'])
  })

  it('goes with a visitor who signs in', async () => {
    agree()
    await openSignedIn()
    expect(consent()).toBe(CONSENT)
  })

  it('ends in the other tabs too when the guest logs out', async () => {
    const { store } = await openSignedIn()
    agree()
    for (const key of ['companion-guest-scope', 'companion-consent', 'auth-storage']) localStorage.removeItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null })))
    expect(store.getState().session).toMatchObject({ isAuthenticated: false, notice: null })
    expect([trackerKeys(), document.cookie]).toEqual([[], 'of-the-hotel=1'])
  })
})
