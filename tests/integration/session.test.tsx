import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { readReceipts } from '#src/submissions/receipts/storedReceipts.ts'
import { deferred } from '#tests/support/deferred.ts'
import { type openApp, openAsGuest, signIn, endSession } from '#tests/support/page/openApp.tsx'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { eventually } from '#tests/support/eventually.ts'

describe('signing in and out', () => {
  it('signs out once after many refused calls, and login returns to the page that was open', async () => {
    const { user, hotel, path } = openAsGuest({ path: '/room-service' })
    for (const { id } of hotel.store.sessions.where()) hotel.store.sessions.remove(id)
    expect(await screen.findByText('Сесията Ви приключи')).toBeVisible()
    expect(path()).toBe('/')
    await user.click(screen.getByRole('link', { name: 'Вход' }))
    await signIn(user)
    expect(await screen.findByRole('heading', { name: 'Рум сервиз' })).toBeVisible()
  })

  it.each([401, 403])(
    'signs out when `GET configurations` is refused at start-up (%i), with a notice for both',
    async (status) => {
      expectConsole('error', new RegExp(`Failed to load application config: .* ${status}`))
      const refused = http.get(`${window.location.origin}/api/configurations`, () => new HttpResponse(null, { status }))
      const { store, path } = openAsGuest({ path: '/my-orders', instead: [refused] })
      expect(await screen.findByText('Сесията Ви приключи')).toBeVisible()
      expect(await screen.findByText(`Failed to load application config: ${status}`)).toBeVisible()
      expect({ path: path(), ...store.getState().session }).toMatchObject({ path: '/', isAuthenticated: false })
      expect(localStorage.getItem('auth-storage')).toBeNull()
    },
  )

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
    expect(path()).toBe('/')
    release()
    await eventually(() => expect(readReceipts()).toMatchObject([{ outcome: 'confirmed' }]))
  })
})

const another = { accountNumber: '100533', roomNumber: '501' }
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('companion-spa-'))

/** Asks for a massage as a signed-in guest, and follows the link to My stay. */
async function askForMassage() {
  const app = openAsGuest({ path: '/spa-center' })
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
  expect(screen.queryByRole('region', { name: 'Само на този телефон' })).toBeNull()
})
