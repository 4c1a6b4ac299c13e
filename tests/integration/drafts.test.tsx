import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { forms, type Form } from '#tests/support/forms.ts'
import { openApp, signIn } from '#tests/support/openApp.tsx'

const another = { accountNumber: '100533', roomNumber: '501' }

type App = ReturnType<typeof openApp>

/** A guest on this form. */
async function open({ path, heading }: Pick<Form, 'path' | 'heading'>) {
  const app = openApp({ path })
  await signIn(app.user)
  await screen.findByRole('heading', { level: 1, name: heading })
  return app
}

/** Another call than the form's own is refused: the hotel has ended the session. */
async function endSession({ hotel, store }: App) {
  const { personId = '' } = store.getState().session.user ?? {}
  hotel.faults.on('expired-session')
  await act(
    async () => void (await store.dispatch(hotelApi.endpoints.getOrders.initiate(personId, { forceRefetch: true }))),
  )
  expect(await screen.findByText('Вече не сте в профила си')).toBeVisible()
}

async function comeBack({ user, router }: App, path: string, who?: typeof another) {
  await act(() => router.navigate('/login'))
  await signIn(user, who)
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate(path))
}

/** The form anew, as after a reload or a crash of the tab: only what the phone keeps is left. */
async function reload({ hotel, path }: App) {
  const at = path()
  cleanup()
  const app = openApp({ hotel, path: at })
  await screen.findByRole('heading', { level: 1 })
  return app
}

/** Another tab removed these from the phone; this one is told. */
function otherTabRemoves(...keys: string[]) {
  act(() => {
    for (const key of keys) {
      localStorage.removeItem(key)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    }
  })
}

const keptDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('companion-draft-'))

describe.each(forms)('what was begun on $path', (form) => {
  it('is there again when the hotel ended the session and the same guest signs in', async () => {
    const app = await open(form)
    await form.fill(app.user)
    await endSession(app)
    await app.user.click(screen.getAllByRole('link', { name: 'Вход' })[0] ?? document.body)
    await signIn(app.user)
    expect(await screen.findByRole('heading', { level: 1, name: form.heading })).toBeVisible()
    if (form.kind === 'rating') await screen.findByRole('slider')
    form.expectFilled()
  })

  it('is never another guest’s, and then it is gone', async () => {
    const app = await open(form)
    await form.fill(app.user)
    await endSession(app)
    await comeBack(app, form.path, another)
    if (form.kind === 'rating') await screen.findByRole('slider')
    form.expectEmpty()
    expect(keptDrafts()).toEqual([])
  })

  it('is there after a reload, until it was sent', async () => {
    const first = await open(form)
    await form.fill(first.user)
    const app = await reload(first)
    if (form.kind === 'rating') await screen.findByRole('slider')
    form.expectFilled()
    await form.send(app.user)
    await screen.findByRole('button', { name: 'Покажете на служител' })
    expect(app.path()).toBe(`${form.path}/success`)
    expect(keptDrafts()).toEqual([])
  })

  it('is given up by Cancel', async () => {
    const app = await open(form)
    await form.fill(app.user)
    expect(keptDrafts()).toEqual([`companion-draft-${form.kind}`])
    await app.user.click(screen.getByRole('link', { name: 'Отказ' }))
    expect(keptDrafts()).toEqual([])
  })
})

describe('what was begun', () => {
  const [form] = forms as [Form] // there are four

  it('is asked about at Log Out, and gone after it', async () => {
    const { user } = await open(form)
    await form.fill(user)
    await user.click(screen.getByRole('button', { name: 'Отворете менюто' }))
    await user.click(await screen.findByRole('button', { name: 'Изход' }))
    const anyway = await screen.findByRole('button', { name: 'Изход въпреки това' })
    expect(keptDrafts()).not.toEqual([])
    await user.click(anyway)
    expect(keptDrafts()).toEqual([])
    expect(localStorage.getItem('companion-guest-scope')).toBeNull()
  })

  it('is gone when the guest logs out in another tab', async () => {
    const app = await open(form)
    await form.fill(app.user)
    otherTabRemoves('companion-guest-scope', 'auth-storage')
    expect(keptDrafts()).toEqual([])
  })

  it('is gone too when this tab slept through Log Out in another one', async () => {
    const app = await open(form)
    await form.fill(app.user)
    localStorage.removeItem('companion-guest-scope')
    localStorage.removeItem('auth-storage')
    const later = await reload(app)
    await signIn(later.user)
    expect(await screen.findByRole('heading', { level: 1, name: form.heading })).toBeVisible()
    form.expectEmpty()
  })

  it('stays when the hotel ends the session in another tab, which leaves the visit standing', async () => {
    const app = await open(form)
    await form.fill(app.user)
    await endSession(app)
    expect(localStorage.getItem('companion-guest-scope')).not.toBeNull()
    await comeBack(app, form.path)
    form.expectFilled()
    otherTabRemoves('auth-storage')
    await comeBack(app, form.path)
    form.expectFilled()
  })

  it('is not lost when something older is sent from this phone', async () => {
    const app = await open(form)
    app.hotel.faults.on('refuse-next-post')
    await app.user.selectOptions(screen.getByRole('combobox'), 'Теч')
    await app.user.type(screen.getByRole('textbox'), 'Капе')
    await form.send(app.user)
    await screen.findByRole('link', { name: 'Редактирайте и изпратете отново' })
    await act(() => app.router.navigate(form.path))
    await form.fill(app.user)
    await act(() => app.router.navigate('/report-problem/reported-problems'))
    const older = await screen.findByRole('region', { name: 'Изпратено от този телефон' })
    await app.user.click(within(older).getByRole('link', { name: 'Редактирайте и изпратете отново' }))
    expect(screen.getByRole('textbox')).toHaveValue('Капе')
    await form.send(app.user)
    expect(await screen.findByText('Сигналът е получен')).toBeVisible()
    await act(() => app.router.navigate(form.path))
    form.expectFilled()
  })
})

describe('a cart', () => {
  async function fillACart() {
    const app = await open({ path: '/room-service', heading: 'Рум сервиз' })
    const [more] = await screen.findAllByRole('button', { name: /Добавете един брой/ })
    await app.user.click(more ?? document.body)
    await app.user.click(more ?? document.body)
    await app.user.click(finish())
    await screen.findByRole('heading', { name: 'Вашата поръчка' })
    return app
  }
  const finish = () => screen.getByRole('button', { name: /Завършете поръчката/ })

  it('is there again after the session ended on the last step, and the way leads back to it without a word', async () => {
    const app = await fillACart()
    await endSession(app)
    await app.user.click(screen.getAllByRole('link', { name: 'Вход' })[0] ?? document.body)
    await signIn(app.user)
    expect(await screen.findByRole('button', { name: /Завършете поръчката/ })).toHaveTextContent('2 артикула')
    expect(app.path()).toBe('/room-service')
    expect(screen.queryByText(/Количката Ви беше празна/)).toBeNull()
  })

  it('is not another guest’s, who is told that there is none', async () => {
    const app = await fillACart()
    await endSession(app)
    await comeBack(app, '/room-service/finalize-order', another)
    expect(await screen.findByText(/Количката Ви беше празна/)).toBeVisible()
    expect(await screen.findByRole('button', { name: /Завършете поръчката/ })).toBeDisabled()
  })

  it('is there after a reload of room service, which phones do to tabs in the background, until it was ordered', async () => {
    const first = await fillACart()
    await act(() => first.router.navigate('/room-service'))
    const app = await reload(first)
    expect(await screen.findByRole('button', { name: /Завършете поръчката/ })).toHaveTextContent('2 артикула')
    await app.user.click(finish())
    await app.user.click(await screen.findByRole('button', { name: /^Поръчайте/ }))
    expect(await screen.findByText('Поръчката е получена')).toBeVisible()
    expect(keptDrafts()).toEqual([])
    const later = await reload(app)
    await act(() => later.router.navigate('/room-service'))
    expect(await screen.findByRole('button', { name: /Завършете поръчката/ })).toBeDisabled()
  })

  it('has nothing left of it on the phone once it was emptied by hand', async () => {
    const app = await fillACart()
    await act(() => app.router.navigate('/room-service'))
    const [less] = await screen.findAllByRole('button', { name: /Премахнете един брой/ })
    await app.user.click(less ?? document.body)
    expect(keptDrafts()).toEqual(['companion-draft-order'])
    await app.user.click(less ?? document.body)
    expect(keptDrafts()).toEqual([])
  })

  it('is gone at Log Out, and a tab that slept through it does not bring it back', async () => {
    const app = await fillACart()
    localStorage.removeItem('companion-guest-scope')
    localStorage.removeItem('auth-storage')
    await act(() => app.router.navigate('/room-service'))
    const later = await reload(app)
    await signIn(later.user)
    expect(await screen.findByRole('button', { name: /Завършете поръчката/ })).toBeDisabled()
    await later.user.click((await screen.findAllByRole('button', { name: /Добавете един брой/ }))[0] ?? document.body)
    expect(keptDrafts()).toEqual(['companion-draft-order'])
    await later.user.click(screen.getByRole('button', { name: 'Отворете менюто' }))
    await later.user.click(await screen.findByRole('button', { name: 'Изход' }))
    await later.user.click(await screen.findByRole('button', { name: 'Изход въпреки това' }))
    expect(keptDrafts()).toEqual([])
  })

  it('survives what else lies there: bad lines and products that are no longer offered are left out', async () => {
    const first = await fillACart()
    await act(() => first.router.navigate('/room-service'))
    const stored = JSON.parse(sessionStorage.getItem('companion-draft-order') ?? '{}') as { draft: { lines: object[] } }
    stored.draft.lines.push({ productId: 'gone', quantity: 3 }, { productId: 'x', quantity: 0.5 }, { productId: 'x' })
    sessionStorage.setItem('companion-draft-order', JSON.stringify(stored))
    const app = await reload(first)
    expect(await screen.findByRole('button', { name: /Завършете поръчката/ })).toHaveTextContent('2 артикула')
    await app.user.click(finish())
    expect(await screen.findByText('1 продукт вече не се предлага и беше премахнат.')).toBeVisible()
    await act(() => app.router.navigate(-1))
    await reload(app)
    await waitFor(() => expect(finish()).toHaveTextContent('2 артикула'))
    expect(sessionStorage.getItem('companion-draft-order')).not.toContain('gone')
  })

  it.each([
    ['stays when the hotel ended the session', ['auth-storage'], true],
    ['is gone when the guest logged out', ['companion-guest-scope', 'auth-storage'], false],
  ])('%s in another tab', async (_what, removed, isThere) => {
    const app = await fillACart()
    otherTabRemoves(...removed)
    await comeBack(app, '/room-service')
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /Завършете поръчката/ })
    expect(button.disabled).toBe(!isThere)
  })
})
