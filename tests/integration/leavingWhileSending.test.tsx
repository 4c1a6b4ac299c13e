import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { forms, type Form } from '#tests/support/page/forms.ts'
import { deferred } from '#tests/support/deferred.ts'
import { openAsGuest, reviewOneDish } from '#tests/support/page/openApp.tsx'

const received = { problem: 'Сигналът е получен', order: 'Поръчката е получена' }
const [problem] = forms as [Form] // there are four
const closeLink = { name: 'Затворете – изпращането продължава' }

/** Opens the app with a hotel whose responses to submissions are deferred. */
async function openWithDeferredAnswer(path: string) {
  const answer = deferred()
  const slow = http.post(`${window.location.origin}/api/*/customer/*`, () => answer.until)
  const app = openAsGuest({ path, instead: [slow] })
  return { ...app, answer }
}

async function sendingAProblem() {
  const app = await openWithDeferredAnswer(problem.path)
  await screen.findByRole('heading', { level: 1, name: problem.heading })
  await problem.fill(app.user)
  await problem.send(app.user)
  await waitFor(() => expect(app.store.getState().receipts.sendingHere).toHaveLength(1))
  return app
}

async function sendingAnOrder() {
  const app = await openWithDeferredAnswer('/room-service')
  await reviewOneDish(app.user)
  await app.user.click(await screen.findByRole('button', { name: /^Поръчайте/ }))
  await waitFor(() => expect(app.store.getState().receipts.sendingHere).toHaveLength(1))
  return app
}

type App = Awaited<ReturnType<typeof openWithDeferredAnswer>>

async function releaseAnswer({ answer, store }: App) {
  answer.release()
  await waitFor(() => expect(store.getState().receipts.sendingHere).toEqual([]))
}

const banner = (title: string) => screen.queryAllByRole('status').find((each) => within(each).queryByText(title))

describe('while a problem is being sent', () => {
  it('Cancel says that sending continues, and the outcome is announced on the page where the guest is', async () => {
    const app = await sendingAProblem()
    expect(screen.queryByRole('link', { name: 'Отказ' })).toBeNull()
    await app.user.click(screen.getByRole('link', closeLink))
    expect(app.path()).toBe('/')
    expect(banner(received.problem)).toBeUndefined()
    await releaseAnswer(app)
    expect(await screen.findByText(received.problem)).toBeVisible()
    expect(app.path()).toBe('/')
    await app.user.click(screen.getByRole('link', { name: 'Подробности' }))
    expect(app.path()).toBe(`${problem.path}/success`)
    await screen.findByRole('button', { name: 'Покажете на служител' })
    expect(screen.queryByRole('link', { name: 'Подробности' })).toBeNull()
  })
})

describe('the browser’s Back while a submission is being sent', () => {
  it('does not stop sending, and the outcome is announced until the guest closes the notice', async () => {
    const app = await sendingAnOrder()
    await act(() => app.router.navigate(-1))
    await releaseAnswer(app)
    expect(await screen.findByText(received.order)).toBeVisible()
    expect(app.path()).toBe('/room-service')
    await act(() => app.router.navigate('/bar'))
    expect(banner(received.order)).toBeDefined()
    await app.user.click(within(banner(received.order) ?? document.body).getByRole('button', { name: 'Затворете' }))
    expect(banner(received.order)).toBeUndefined()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

describe('the outcome of a submission', () => {
  it('is announced to a guest who left the success page while it showed “sending”', async () => {
    const app = await sendingAnOrder()
    await waitFor(() => expect(app.path()).toBe('/room-service/success'))
    await act(() => app.router.navigate('/'))
    await releaseAnswer(app)
    expect(await screen.findByText(received.order)).toBeVisible()
  })
})
