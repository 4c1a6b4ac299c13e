import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endSession, openApp, signIn } from '#tests/support/page/openApp.tsx'

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

async function signInAgain({ user, router }: ReturnType<typeof openApp>, who?: typeof another) {
  await act(() => router.navigate('/login'))
  await signIn(user, who)
  await screen.findByRole('heading', { level: 1 })
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
