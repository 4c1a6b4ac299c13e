import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { readReceipts } from '#src/submissions/receipts/storedReceipts.ts'
import { deferred } from '#tests/support/deferred.ts'
import { openApp, signIn } from '#tests/support/page/openApp.tsx'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { eventually } from '#tests/support/eventually.ts'

describe('signing in and out', () => {
  it('Log Out removes the session, the tracker, receipts and the remembered page, then opens home', async () => {
    const { user, left, store } = openApp({ path: '/my-orders' })
    await signIn(user)
    await screen.findByRole('heading', { name: 'Моите поръчки' })
    sessionStorage.setItem('tracker_session_id', 'x')
    sessionStorage.setItem('tracker_session_timestamp', '1')
    localStorage.setItem('companion-receipt-x', '{}')
    await user.click(screen.getByRole('button', { name: 'Отворете менюто' }))
    await user.click(await screen.findByRole('button', { name: 'Изход' }))
    await eventually(() => expect(left).toEqual(['/']))
    expect(store.getState().session).toMatchObject({ isAuthenticated: false, user: null, notice: null })
    expect(localStorage.getItem('auth-storage')).toBeNull()
    expect(localStorage.getItem('companion-receipt-x')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('signs out once after many refused calls, and login returns to the page that was open', async () => {
    const { user, hotel, path } = openApp({ path: '/my-orders' })
    await signIn(user)
    await screen.findByRole('heading', { name: 'Моите поръчки' })
    for (const { id } of hotel.store.sessions.where()) hotel.store.sessions.remove(id)
    await user.click(screen.getByRole('link', { name: 'Хотел Липов цвят' }))
    await user.click(await screen.findByRole('link', { name: 'Рум сервиз' }))
    expect(await screen.findByText('Сесията Ви приключи')).toBeVisible()
    expect(path()).toBe('/')
    await user.click(screen.getByRole('link', { name: 'Вход' }))
    await signIn(user)
    expect(await screen.findByRole('heading', { name: 'Рум сервиз' })).toBeVisible()
  })

  it.each([401, 403])(
    'signs out when `GET configurations` is refused at start-up (%i), with a notice for both',
    async (status) => {
      const first = openApp({ path: '/login' })
      await signIn(first.user)
      await screen.findByText(/^Доб\S+ \S+, Елена Петрова$/)
      expectConsole('error', new RegExp(`Failed to load application config: .* ${status}`))
      const refused = http.get(`${window.location.origin}/api/configurations`, () => new HttpResponse(null, { status }))
      const { store, path } = openApp({ hotel: first.hotel, path: '/my-orders', instead: [refused] })
      expect(await screen.findByText('Сесията Ви приключи')).toBeVisible()
      expect(await screen.findByText(`Failed to load application config: ${status}`)).toBeVisible()
      expect({ path: path(), ...store.getState().session }).toMatchObject({ path: '/', isAuthenticated: false })
      expect(localStorage.getItem('auth-storage')).toBeNull()
    },
  )

  it('shows the notice when the hotel ended the session in another tab, and login returns to the page of this tab', async () => {
    const { user, path } = openApp({ path: '/my-orders' })
    await signIn(user)
    await screen.findByRole('heading', { name: 'Моите поръчки' })
    localStorage.removeItem('auth-storage')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null })))
    expect(await screen.findByText('Сесията Ви приключи')).toBeVisible()
    expect(path()).toBe('/')
    await user.click(screen.getByRole('link', { name: 'Вход' }))
    await signIn(user)
    expect(await screen.findByRole('heading', { name: 'Моите поръчки' })).toBeVisible()
  })

  it('updates a page that Back restored from the back/forward cache to the guest who is signed in now', async () => {
    const app = openApp({ path: '/login' })
    await signIn(app.user)
    await screen.findByText(/^Доб\S+ \S+, Елена Петрова$/)
    const restorePage = () =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    const user = { personId: '1002', sessionId: 's', fullName: 'James Whitmore' }
    localStorage.setItem('auth-storage', JSON.stringify({ state: { isAuthenticated: true, user }, version: 0 }))
    restorePage()
    expect(await screen.findByText(/^Доб\S+ \S+, James Whitmore$/)).toBeVisible()
    localStorage.removeItem('auth-storage')
    restorePage()
    expect(await screen.findByText('Добре дошли')).toBeVisible()
  })

  it('completes a submission when the hotel ended the session in another tab meanwhile', async () => {
    const { until, release } = deferred()
    const { origin } = window.location
    const slow = http.post(`${origin}/api/reports/customer/:personId`, () => until.then(() => undefined))
    const { user, path } = openApp({ path: '/report-problem', instead: [slow] })
    await signIn(user)
    await user.click(await screen.findByRole('radio', { name: 'Шум' }))
    await user.type(screen.getByRole('textbox', { name: /Съобщение/ }), 'Шумно е')
    await user.click(screen.getByRole('button', { name: 'Изпратете сигнала' }))
    await eventually(() => expect(readReceipts()).toMatchObject([{ outcome: 'sending' }]))
    localStorage.removeItem('auth-storage')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null })))
    expect(path()).toBe('/')
    release()
    await eventually(() => expect(readReceipts()).toMatchObject([{ outcome: 'confirmed' }]))
  })
})
