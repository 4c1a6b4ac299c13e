import { byId } from '#mock-server/models.ts'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readReceipts } from '#src/outbox/storedReceipts.ts'
import { deferred } from '#tests/support/deferred.ts'
import { endSession, type openApp, openAsGuest, signIn } from '#tests/support/page/openApp.tsx'
import { eventually } from '#tests/support/eventually.ts'
import { readConsent, writeConsent } from '#src/analytics/consent.ts'
import { stopPageViews } from '#src/analytics/tracker.ts'

const another = { accountNumber: '100533', roomNumber: '501' }

describe('signing in and out', () => {
  it('signs out once after many refused calls, leaves the newer session of another tab, and login returns to the page that was open', async () => {
    const { user, hotel, path } = openAsGuest({ path: '/room-service' })
    const newer = localStorage.getItem('auth-storage')?.replace(/"sessionId":"/, '$&newer-') ?? ''
    localStorage.setItem('auth-storage', newer)
    for (const { id } of hotel.db.sessions.getAll()) hotel.change((db) => db.sessions.delete(byId(id)))
    expect(await screen.findByText('Сесията Ви приключи')).toBeVisible()
    expect(path()).toBe('/')
    expect(localStorage.getItem('auth-storage')).toBe(newer)
    await user.click(screen.getByRole('link', { name: 'Вход' }))
    await signIn(user)
    expect(await screen.findByRole('heading', { name: 'Рум сервиз' })).toBeVisible()
  })

  it('adds no second home to the history when the session ends while home is open', async () => {
    const app = openAsGuest({ path: '/#main' })
    const { length } = window.history
    await endSession(app)
    expect([app.path(), window.history.length]).toEqual(['/', length])
  })

  it('shows the notice when the hotel ended the session in another tab, and login returns to the page of this tab', async () => {
    const { user, path } = openAsGuest({ path: '/my-orders' })
    await screen.findByRole('heading', { name: 'Моите поръчки' })
    localStorage.removeItem('auth-storage')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null })))
    expect(await screen.findByText('Сесията Ви приключи')).toBeVisible()
    expect(path()).toBe('/')
    await user.click(screen.getByRole('link', { name: 'Вход' }))
    await signIn(user)
    expect(await screen.findByRole('heading', { name: 'Моите поръчки' })).toBeVisible()
  })

  it('completes a submission when the hotel ended the session in another tab meanwhile', async () => {
    const { until, release } = deferred()
    const { origin } = window.location
    const begun = deferred()
    const slow = http.post(`${origin}/api/reports/customer/:personId`, () => {
      begun.release()
      return until.then(() => undefined)
    })
    const { user, path } = openAsGuest({ path: '/report-problem', instead: [slow] })
    await user.click(await screen.findByRole('radio', { name: 'Шум' }))
    await user.type(screen.getByRole('textbox', { name: /Съобщение/ }), 'Шумно е')
    await user.click(screen.getByRole('button', { name: 'Изпратете сигнала' }))
    await begun.until
    expect(readReceipts()).toMatchObject([{ outcome: 'sending' }])
    localStorage.removeItem('auth-storage')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null })))
    expect(path()).toBe('/report-problem')
    release()
    await eventually(() => expect(readReceipts()).toMatchObject([{ outcome: 'confirmed' }]))
    expect(await screen.findByText(/^Хотелът получи/)).toBeVisible()
    expect(path()).toBe('/')
  })
})

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('companion-spa-'))

/** Asks for a massage as a signed-in guest, and follows the link to My stay. */
async function askForMassage() {
  // The demo's hotel takes massages as amenity requests, which are no longer kept on the device alone.
  const instead = [http.get('*/api/configurations', () => HttpResponse.json([{}]))]
  const app = openAsGuest({ path: '/spa-center', instead })
  const press = async (name: RegExp) => app.user.click(await screen.findByRole('button', { name }))
  const [thirtyMinutes] = await screen.findAllByRole('button', { name: /^30 мин/ })
  await app.user.click(thirtyMinutes ?? expect.unreachable())
  const [day] = (await screen.findByRole('group', { name: 'Дата' })).querySelectorAll('button')
  await app.user.click(day ?? expect.unreachable())
  await press(/^16:00/)
  await press(/^Изпратете заявката/)
  await app.user.click(await screen.findByRole('link', { name: 'Моят престой' }))
  expect(await screen.findByRole('region', { name: 'Само на този телефон' })).toHaveTextContent(/вулканични.*30 мин/)
  return app
}

async function signInAgain({ user, router, store }: ReturnType<typeof openApp>, who?: typeof another) {
  await act(() => router.navigate('/login'))
  await signIn(user, who)
  await eventually(() => expect(store.getState().session.isAuthenticated).toBe(true))
  await act(() => router.navigate('/my-stay'))
}

it('a massage that a guest asked for stays for the same guest after the hotel ended the session, and is removed for another one', async () => {
  const app = await askForMassage()
  await endSession(app)
  await signInAgain(app)
  expect(await screen.findByRole('region', { name: 'Само на този телефон' })).toBeVisible()
  await endSession(app)
  expect(kept()).toHaveLength(1)
  await signInAgain(app, another)
  expect(kept()).toEqual([])
  await screen.findByRole('heading', { level: 1, name: 'Моят престой' })
  expect(screen.queryByRole('region', { name: 'Само на този телефон' })).toBeNull()
})

describe('consent', () => {
  const CONSENT = '{"analytics":true,"widget":true}'
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

  async function endInRoomService(app: App): Promise<void> {
    await app.user.click(await screen.findByRole('link', { name: 'Рум сервиз' }))
    await screen.findByRole('heading', { level: 1, name: 'Рум сервиз' })
    await endSession(app)
  }

  async function signInInRoomService({ user }: App, who?: typeof another): Promise<void> {
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

    it('is removed by Log Out, with the cookies of Google and all else that is the guest’s, and nothing more', async () => {
      const { user } = await openSignedIn()
      agree()
      const ofGuest = [
        'receipt-1',
        'spa-7',
        'offline-of-"7"-getOrders',
        'draft-tabs',
        'draft-problem',
        'tab',
        'remembered-page',
      ]
      const ofDevice = ['offline-getMenus-1', 'language', 'display', 'config', 'scroll']
      const tabs = ['draft-problem', 'tab', 'remembered-page', 'scroll']
      const areaOf = (name: string) => (tabs.includes(name) ? sessionStorage : localStorage)
      for (const name of [...ofGuest, ...ofDevice]) areaOf(name).setItem(`companion-${name}`, '{}')
      await user.click(screen.getByRole('button', { name: 'Отворете менюто' }))
      await user.click(await screen.findByRole('button', { name: 'Изход' }))
      await eventually(() => expect([consent(), trackerKeys(), document.cookie]).toEqual([null, [], 'of-the-hotel=1']))
      const names = [...ofGuest, ...ofDevice, 'guest-scope']
      expect(names.filter((name) => areaOf(name).getItem(`companion-${name}`) !== null)).toEqual(ofDevice)
      expect(localStorage.getItem('auth-storage')).toBeNull()
    })

    it('is removed when another guest signs in after the hotel ended the session', async () => {
      const app = await openSignedIn()
      agree()
      await endInRoomService(app)
      document.cookie = '_ga=2'
      await signInInRoomService(app, another)
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

  describe('the consent of a guest whose session the hotel has ended', () => {
    afterEach(() => {
      stopPageViews()
      for (const script of document.querySelectorAll('script')) script.remove()
      Reflect.deleteProperty(window, 'dataLayer')
    })

    it('applies again, unchanged, after the same guest has signed in', async () => {
      const app = await openSignedIn()
      agree()
      await endInRoomService(app)
      await signInInRoomService(app)
      expect(await ticked(app)).toEqual([true, true])
      await openTours(app)
      expect(frame()).toBeVisible()
    })

    it('is replaced by a new choice, and never applies again', async () => {
      const app = await openSignedIn()
      agree()
      await endInRoomService(app)
      expect(trackerKeys()).toEqual([])
      await openTours(app)
      expect(document.querySelector('iframe')).toBeNull()
      await app.user.click(await agreeButton())
      expect(frame()).toBeVisible()
      await act(() => app.router.navigate('/'))
      await signInInRoomService(app)
      expect(consent()).toBe('{"analytics":false,"widget":true}')
    })
  })
})
