import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { forms, type Form } from '#tests/support/page/forms.ts'
import { openApp, signIn } from '#tests/support/page/openApp.tsx'

type App = ReturnType<typeof openApp>

async function fillCart({ user }: App) {
  await user.click((await screen.findAllByRole('button', { name: /Добавете един брой/ }))[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: /Прегледайте поръчката/ }))
}

const [problem] = forms as [Form] // there are four
const steps = [
  {
    ...{ kind: 'order', path: '/room-service', heading: 'Рум сервиз', fill: fillCart },
    ...{ button: /^Поръчайте/, sentFrom: '/room-service/finalize-order' },
  },
  {
    ...problem,
    ...{ fill: ({ user }: App) => problem.fill(user), button: 'Изпратете сигнала', sentFrom: problem.path },
  },
]

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

/** The POST requests to the hotel, except login. */
function sentTo({ adapter }: App): string[] {
  const sent: string[] = []
  adapter.server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && !request.url.endsWith('/login')) sent.push(request.url)
  })
  return sent
}

const notSent = () => screen.queryByRole('alert')

describe.each(steps)('a submission without a network: $kind', ({ path, heading, fill, button, sentFrom }) => {
  const press = async ({ user }: App) => user.click(await screen.findByRole('button', { name: button }))
  const receipts = () => Object.keys(localStorage).filter((key) => key.startsWith('companion-receipt-'))

  it('is not sent, stays on its step with a notice at each press, and can be sent when the network is back', async () => {
    const app = openApp({ path })
    const sent = sentTo(app)
    await signIn(app.user)
    await screen.findByRole('heading', { level: 1, name: heading })
    await fill(app)
    setOnline(false)
    await press(app)
    const first = notSent()
    expect(first).toHaveTextContent('Няма връзка и нищо не е изпратено')
    expect(app.path()).toBe(sentFrom)
    expect(receipts()).toEqual([])
    expect(app.store.getState().receipts.all).toEqual([])
    expect(screen.getByRole('button', { name: button })).toBeEnabled()

    await press(app)
    expect(notSent()).not.toBe(first)
    expect(notSent()).toBeVisible()
    expect(sent).toEqual([])

    setOnline(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(notSent()).toBeNull()
    await press(app)
    expect(await screen.findByRole('button', { name: 'Покажете на служител' })).toBeVisible()
    expect(app.path()).toBe(`${path}/success`)
    expect(sent).toHaveLength(1)
  })
})
