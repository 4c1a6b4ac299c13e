import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openApp, signIn } from '#tests/support/page/openApp.tsx'

const another = { accountNumber: '100533', roomNumber: '501' }
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('companion-spa-'))

/** Asks for a massage as a signed-in guest, and follows the link to My stay. */
async function askForMassage() {
  const app = openApp({ path: '/spa-center' })
  await signIn(app.user)
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

async function endSession({ hotel, store }: ReturnType<typeof openApp>) {
  const { personId = '' } = store.getState().session.user ?? {}
  hotel.faults.enable('expired-session')
  await act(
    async () => void (await store.dispatch(hotelApi.endpoints.getOrders.initiate(personId, { forceRefetch: true }))),
  )
  expect(await screen.findByText('Сесията Ви приключи')).toBeVisible()
}

async function signInAgain({ user, router }: ReturnType<typeof openApp>, who?: typeof another) {
  await act(() => router.navigate('/login'))
  await signIn(user, who)
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/my-stay'))
}

describe('a massage that a guest asked for', () => {
  it('stays for the same guest after the hotel ended the session', async () => {
    const app = await askForMassage()
    await endSession(app)
    await signInAgain(app)
    expect(await screen.findByRole('region', { name: 'Само на този телефон' })).toBeVisible()
  })

  it('is removed when another guest signs in', async () => {
    const app = await askForMassage()
    await endSession(app)
    expect(kept()).toHaveLength(1)
    await signInAgain(app, another)
    expect(kept()).toEqual([])
    expect(screen.queryByRole('region', { name: 'Само на този телефон' })).toBeNull()
  })
})
