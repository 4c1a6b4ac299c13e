import { byId } from '#mock-server/models.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { deferred } from '#tests/support/deferred.ts'
import { endSession, openApp, openAsGuest, reviewOneDish, signIn } from '#tests/support/page/openApp.tsx'
import { settle } from '#tests/support/page/settle.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type Form, forms } from '#tests/support/page/forms.ts'

// What stays on the guest's device: stored responses, drafts, the cart, and what could not be sent.

const menuKey = /^companion-offline-getMenus/
const offlineKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('companion-offline-'))
const personalKeys = () => offlineKeys().filter((key) => !menuKey.test(key))
const guestId = (hotel: Hotel) => hotel.db.guests.findFirst({ where: { accountNumber: { equals: '100200' } } })?.id

it('the menus that have a tile on home are stored, however their modules are written', async () => {
  vi.stubGlobal('requestIdleCallback', setTimeout)
  vi.spyOn(performance, 'now').mockReturnValue(10_000) // The page was opened some seconds ago.
  const contentModules = ['minigolf', 'Restaurant Menu', 'restaurant-menu'].map((moduleName, sortOrder) => ({
    ...{ moduleName, sortOrder, internalUrl: '/' },
  }))
  const configurations = http.get(`${window.location.origin}/api/configurations`, () =>
    HttpResponse.json([{ deviceProfile: { contentModules } }]),
  )
  openApp({ instead: [configurations] })
  const stored = ['companion-offline-getMenus-{"languageCode":"bg","menuType":"all"}']
  await eventually(() => expect(offlineKeys()).toEqual(stored))
})

describe('the offline cache of a guest', () => {
  it('stays stored for the same guest after the hotel ended the session, and is removed when another signs in', async () => {
    const { user, hotel, router } = openAsGuest({ path: '/my-orders' })
    await screen.findAllByText(/^20\d\d$/)
    for (const { id } of hotel.db.sessions.getAll()) hotel.change((db) => db.sessions.delete(byId(id)))
    await router.navigate('/my-reservations')
    await screen.findByText('Сесията Ви приключи')
    expect(personalKeys()).toEqual([`companion-offline-of-"${guestId(hotel)}"-getOrders`])
    await router.navigate('/login')
    await signIn(user, { accountNumber: '100318', roomNumber: '412' })
    await screen.findByRole('heading', { name: 'Моите резервации' })
    expect(personalKeys().filter((key) => key.includes(String(guestId(hotel))))).toEqual([])
  })

  it('does not store a response that is received after another tab has signed the guest out', async () => {
    const { until, release } = deferred()
    const first = openAsGuest({ path: '/my-orders' })
    const { hotel } = first
    await screen.findAllByText(/^20\d\d$/)
    const { origin } = window.location
    const late = http.get(`${origin}/api/dining/reservation/customer/:personId`, () =>
      until.then(() => HttpResponse.json([])),
    )
    first.adapter.server.use(late)
    const reading = first.store.dispatch(hotelApi.endpoints.getReservations.initiate(guestId(hotel) ?? ''))
    localStorage.clear()
    release()
    expect((await reading).data).toEqual([])
    expect(personalKeys()).toEqual([])
  })
})

type App = ReturnType<typeof openApp>

const [problem] = forms as [Form] // there are four
const steps = [
  {
    ...{ kind: 'order', path: '/room-service', heading: 'Рум сервиз', fill: ({ user }: App) => reviewOneDish(user) },
    ...{ button: /^Изпратете поръчката/, sentFrom: '/room-service/finalize-order' },
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
    const app = openAsGuest({ path })
    const sent = sentTo(app)
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
    await waitFor(() => expect(app.path()).toBe(`${path}/success`))
    await waitFor(() => expect(app.store.getState().receipts.all).toMatchObject([{ outcome: 'confirmed' }]))
    expect(sent).toHaveLength(1)
  })
})

/** Opens this form for a signed-in guest. */
async function open({ path, heading }: Pick<Form, 'path' | 'heading'>) {
  const app = openAsGuest({ path })
  await screen.findByRole('heading', { level: 1, name: heading })
  await settle() // A form marks its history entry after it has appeared, and would mark the next page.
  return app
}

/** Opens the same page again, as after a reload or a crash of the tab: only the browser's storage remains. */
async function reload({ hotel, path }: App) {
  const at = path()
  cleanup()
  const app = openApp({ hotel, path: at })
  await screen.findByRole('heading', { level: 1 })
  return app
}

const storedDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('companion-draft-'))

describe('a draft', () => {
  const [form] = forms as [Form] // there are four

  it('is kept by Back and Forward, which are swipes on a phone', async () => {
    const app = await open(form)
    await act(() => app.router.navigate('/'))
    await act(() => app.router.navigate(form.path))
    const opened = () => screen.findByRole('heading', { level: 1, name: form.heading })
    await opened()
    await form.fill(app.user)
    await act(() => app.router.navigate(-1))
    await waitFor(() => expect(app.path()).toBe('/'))
    await act(() => app.router.navigate(1))
    await opened()
    form.expectFilled()
  })
})

describe('a cart', () => {
  async function fillACart() {
    const app = await open({ path: '/room-service', heading: 'Рум сервиз' })
    const [more] = await screen.findAllByRole('button', { name: /Добавете един брой/ })
    await app.user.click(more ?? expect.unreachable())
    await app.user.click(more ?? expect.unreachable())
    await app.user.click(finish())
    await screen.findByRole('heading', { name: 'Преглед на поръчката' })
    return app
  }
  const finish = () => screen.getByRole('button', { name: /Прегледайте поръчката/ })

  it('is restored when the session ended on the last step, and room service opens without a notice after signing in', async () => {
    const app = await fillACart()
    await endSession(app)
    await app.user.click(screen.getAllByRole('link', { name: 'Вход' })[0] ?? expect.unreachable())
    await signIn(app.user)
    expect(await screen.findByRole('button', { name: /Прегледайте поръчката/ })).toHaveTextContent('2 броя')
    expect(app.path()).toBe('/room-service')
    expect(screen.queryByText(/Количката Ви е празна/)).toBeNull()
  })

  it('is restored after a reload of room service, as phones reload tabs in the background, and removed after ordering', async () => {
    const first = await fillACart()
    await act(() => first.router.navigate('/room-service'))
    const app = await reload(first)
    expect(await screen.findByRole('button', { name: /Прегледайте поръчката/ })).toHaveTextContent('2 броя')
    await app.user.click(finish())
    await app.user.click(await screen.findByRole('button', { name: /^Изпратете поръчката/ }))
    expect(await screen.findByText('Поръчката е получена')).toBeVisible()
    expect(storedDrafts()).toEqual([])
    const later = await reload(app)
    await act(() => later.router.navigate('/room-service'))
    expect(await screen.findByRole('button', { name: /Прегледайте поръчката/ })).toBeDisabled()
  })
})

const again = 'Променете и изпратете отново'
const notice = /^Това е .+ от .+ Хотелът ще (го|я) получи като нова?\./

/** Sends the filled form to a hotel that refuses it. */
async function sendRefused({ send }: Form, { user, hotel, store }: App) {
  hotel.faults.enable('refuse-next-post')
  await send(user)
  await screen.findByRole('link', { name: again })
  return () => selectReceipts(store.getState())
}

describe.each(forms)('what a guest fills in on $path', (form) => {
  it('is restored after a reload, and again after a refusal, and is sent as a new submission, to which the older one refers', async () => {
    const first = await open(form)
    await form.fill(first.user)
    const app = await reload(first)
    if (form.kind === 'rating') await screen.findByRole('slider')
    form.expectFilled()
    const receipts = await sendRefused(form, app)
    expect(storedDrafts()).toEqual([])
    await app.user.click(screen.getByRole('link', { name: again }))
    expect(await screen.findByText(notice)).toBeVisible()
    if (form.kind === 'rating') await screen.findByRole('slider')
    form.expectFilled(true)
    await form.send(app.user)
    await waitFor(() => expect(app.path()).toBe(`${form.path}/success`))
    expect(storedDrafts()).toEqual([])
    const [older, newer] = receipts()
    expect(receipts().map(({ outcome }) => outcome)).toEqual(['not-accepted', 'confirmed'])
    expect(newer?.content).toEqual(older?.content)
    expect(older?.resubmittedAs).toBe(newer?.id)
  })
})

it('a submission that is edited again is still being edited after a reload', async () => {
  const [form] = forms as [Form] // there are four
  const app = await open(form)
  const { user, hotel, router } = app
  await form.fill(user)
  await sendRefused(form, app)
  await user.click(screen.getByRole('link', { name: again }))
  const [words] = screen.getAllByRole('textbox').filter((box) => !box.hasAttribute('readonly'))
  await user.type(words ?? expect.unreachable(), ', и още нещо')
  const { state } = router.location
  cleanup()
  const { router: later } = openApp({ hotel })
  await act(() => later.navigate(form.path, { state: state as unknown }))
  expect(await screen.findByDisplayValue(/, и още нещо$/)).toBeVisible()
  expect(screen.getByText(notice)).toBeVisible()
})

describe('a reservation that was sent again', () => {
  it('is not offered again after Back', async () => {
    const [form] = forms.filter(({ kind }) => kind === 'reservation') as [Form] // there is one
    const app = await open(form)
    const { user, router } = app
    await form.fill(user)
    await sendRefused(form, app)
    await user.click(screen.getByRole('link', { name: again }))
    await form.send(user)
    await screen.findByText('Резервацията е получена')
    await act(() => router.navigate(-1))
    await screen.findByRole('heading', { level: 1, name: form.heading })
    expect(screen.getByRole('textbox', { name: 'Час' })).toHaveValue('')
    expect(screen.queryByText(notice)).toBeNull()
  })
})

describe('a refused order', () => {
  async function refusedOrder() {
    const app = openAsGuest({ path: '/room-service' })
    for (const more of (await screen.findAllByRole('button', { name: /Добавете един брой/ })).slice(0, 2))
      await app.user.click(more)
    await app.user.click(screen.getByRole('button', { name: /Прегледайте поръчката/ }))
    await app.user.click(await screen.findByRole('radio', { name: /В брой/ }))
    app.hotel.faults.enable('refuse-next-post')
    await app.user.click(screen.getByRole('button', { name: /Изпратете поръчката/ }))
    await app.user.click(await screen.findByRole('link', { name: again }))
    await screen.findByRole('heading', { name: 'Преглед на поръчката' })
    return { ...app, receipts: () => selectReceipts(app.store.getState()) }
  }

  it('is sent again with its cart and payment, also after the cart was changed', async () => {
    const { user, receipts } = await refusedOrder()
    expect(screen.getByText(notice)).toBeVisible()
    expect(await screen.findByRole('radio', { name: /В брой/ })).toBeChecked()
    await user.click(screen.getByRole('link', { name: 'Добавете още' }))
    expect(await screen.findByText(notice)).toBeVisible()
    const [more] = await screen.findAllByRole('button', { name: /Добавете един брой/ })
    await user.click(more ?? expect.unreachable())
    await user.click(screen.getByRole('button', { name: /Прегледайте поръчката/ }))
    expect(await screen.findByRole('radio', { name: /В брой/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: /Изпратете поръчката/ }))
    expect(await screen.findByText('Поръчката е получена')).toBeVisible()
    const [older, newer] = receipts()
    expect(older).toMatchObject({ outcome: 'not-accepted', resubmittedAs: newer?.id, content: { payment: 'cash' } })
    expect(newer).toMatchObject({
      outcome: 'confirmed',
      content: { payment: 'cash', lines: [{ quantity: 2 }, { quantity: 1 }] },
    })
  })
})
