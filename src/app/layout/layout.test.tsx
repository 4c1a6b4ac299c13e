import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConsent } from '#src/analytics/consent.ts'
import { storeDraft } from '#src/outbox/drafts.ts'
import type { Outcome, Receipt } from '#src/outbox/receipt.ts'
import { receiptWritten } from '#src/outbox/receiptsSlice.ts'
import { storeCart } from '#src/cart/storedCart.ts'
import { beginGuestScope } from '#src/session/guestScope.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { visitHost } from '#tests/support/page/visitHost.ts'
import { newUser } from '#tests/support/page/user.ts'
import { eventually } from '#tests/support/eventually.ts'
import { MemoryRouter, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { usePageChange } from '#src/app/routing/usePageChange.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import { PageHeader } from './PageHeader.tsx'
import { I18nextProvider } from 'react-i18next'
import { makeTranslator } from '#tests/support/page/makeTranslator.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import styles from './MainLinks.module.css'
import { MainLinks } from './MainLinks.tsx'
import { ConsentQuestion } from '#src/screens/home/ConsentQuestion.tsx'
import { OutcomeBanners } from './OutcomeBanners.tsx'
import { parseStaticConfig } from '#src/config/config.ts'
import { configLoaded } from '#src/config/configSlice.ts'
import { http, HttpResponse } from 'msw'
import { hotelApi } from '#src/api/hotelApi.ts'
import { keyOf, writeStoredResponse } from '#src/offline/storedResponses.ts'
import { loggedOut } from '#src/session/session.ts'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

/** A guest in the middle of a stay. */
const guest: GuestSession = {
  personId: 7,
  sessionId: 'token',
  fullName: 'Maria Ivanova',
  roomNumber: '305',
  checkInDate: '2026-03-01',
  checkOutDate: '2026-03-05',
}

function Frame() {
  usePageChange()
  const isHome = useLocation().pathname === '/'
  return (
    <>
      <PageHeader marks={undefined} />
      <Breadcrumbs />
      {isHome && <HomeHeader />}
      <Outlet />
    </>
  )
}

/** Opens the frame of the app on a path, with a few routes. */
function openFrame(at: string, user: GuestSession | null = null) {
  const page = (heading: string) => <h1 tabIndex={-1}>{heading}</h1>
  const children: RouteObject[] = [
    { index: true, element: <p>Tiles</p> },
    { path: 'login', element: page('Sign in') },
    { path: 'room-service', element: null },
    { path: 'room-service/finalize-order', element: page('Your order') },
  ]
  const routes = [{ path: '/', element: <Frame />, children }]
  return { ...renderScreen({ routes, at, guest: user, config: { appName: 'Vitosha Palace' } }), user: newUser() }
}

async function openSideMenu(path: string, who: GuestSession | null = null) {
  const frame = openFrame(path, who)
  await frame.user.click(screen.getByRole('button', { name: 'Open the menu' }))
  return { ...frame, menu: within(screen.getByRole('dialog', { name: 'Menu' })) }
}

function receipt(kind: 'problem' | 'rating', outcome: Outcome, more: object = {}): Receipt {
  const contents = {
    problem: { category: 'Шум', message: 'Loud' },
    rating: { ratingValue: 4, internalMessage: '', publicMessage: '' },
  }
  const id = `${kind}-${outcome}-${Object.keys(more).join()}`
  return {
    id,
    kind,
    content: contents[kind],
    outcome,
    personId: 7,
    createdAt: '2026-03-02T10:00:00Z',
    ...more,
  } as Receipt
}

describe('the side menu', () => {
  it('invites a visitor to sign in and has no Log Out', async () => {
    const { menu } = await openSideMenu('/')
    expect(menu.getByText('Improve your experience by signing in')).toBeVisible()
    expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    expect(menu.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument()
    expect(menu.queryByRole('link', { name: 'My stay' })).not.toBeInTheDocument()
  })

  it("shows a guest's stay and the sample activities of a demo host", async () => {
    vi.setSystemTime('2026-03-02T10:00:00Z')
    const { menu } = await openSideMenu('/', guest)
    const facts = (await menu.findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ])
    expect(facts).toEqual([
      ['Name', 'Maria Ivanova'],
      ['Room', '305'],
      ['Check-in', '1 March 2026'],
      ['Check-out', '5 March 2026'],
    ])
    expect(menu.getAllByRole('listitem')).toHaveLength(2)
    expect(menu.queryByText(/Your stay has ended/)).not.toBeInTheDocument()
  })

  it('says that there is no activity on the host of a real hotel', async () => {
    visitHost('https://guests.hotel.example/')
    const { menu } = await openSideMenu('/', guest)
    expect(await menu.findByText('No activity in hotel.')).toBeVisible()
  })

  it('asks before Log Out and names what would be lost', async () => {
    const { menu, user, store } = await openSideMenu('/', guest)
    const kept = [receipt('problem', 'confirmed'), receipt('problem', 'sending'), receipt('rating', 'unknown')]
    const others = [
      receipt('rating', 'not-accepted', { resubmittedAs: 'x' }),
      receipt('problem', 'unknown', { personId: 8 }),
    ]
    act(() => {
      for (const each of [...kept, ...others, receipt('rating', 'unknown', { roomNumber: '305' })])
        store.dispatch(receiptWritten(each))
      storeCart({ personId: 7, lines: [{ productId: 1, quantity: 2 }], takeOvers: [] })
      storeDraft('reservation', 7, { time: '20:15' })
    })
    await user.click(menu.getByRole('button', { name: 'Log Out' }))
    expect(store.getState().session.isAuthenticated).toBe(true)
    const dialog = within(await screen.findByRole('dialog', { name: 'Log Out?' }))
    const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Still being sent', 'report of a problem'],
      ['Not confirmed by the hotel', 'rating (2)'],
      ['Started but not sent', 'items in the cart, reservation'],
    ])
    await user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(store.getState().session.isAuthenticated).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Open the menu' }))
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    await user.click(await screen.findByRole('button', { name: 'Log Out anyway' }))
    expect(store.getState().session.isAuthenticated).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the header', () => {
  it.each([
    ['08:30', 'Good morning, Maria Ivanova'],
    ['13:30', 'Good afternoon, Maria Ivanova'],
    ['21:30', 'Good evening, Maria Ivanova'],
  ])('greets a guest by name on home at %s by the hotel’s clock: %s', async (time, greeting) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-03-02T${time}:00+02:00`) })
    openFrame('/', guest)
    expect(screen.getByRole('heading', { level: 1, name: 'Vitosha Palace' })).toBeVisible()
    expect(screen.getByText(greeting)).toBeVisible()
    const room = await screen.findByText('305')
    expect(room.parentElement).toHaveTextContent(/^Room 305 · until Thu,? 5 Mar$/)
  })

  it('greets a visitor without a name, and says what signing in is good for', () => {
    openFrame('/')
    expect(screen.getByText('Welcome')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in to order and see your stay' })).toHaveAttribute('href', '/login')
  })
})

describe('Back', () => {
  const back = () => screen.getByRole('link', { name: 'Back' })
  afterEach(() => window.history.replaceState(null, ''))

  it('leads to the page above where the guest has come from no other page', async () => {
    const { user } = openFrame('/room-service/finalize-order')
    expect(back()).toHaveAttribute('href', '/room-service')
    await user.click(back())
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  })

  it('leads to the previous page of the app', async () => {
    const { router, user } = openFrame('/login')
    await act(() => router.navigate('/room-service/finalize-order'))
    window.history.replaceState({ idx: 1 }, '') // as the browser's history has it
    await user.click(back())
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })
})

describe('the title in the header', () => {
  /** Scrolls the heading to this place. */
  function scrollHeadingTo(bottom: number): void {
    vi.spyOn(screen.getByRole('heading', { level: 1 }), 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect)
    fireEvent.scroll(window)
  }

  it('stands there while the heading has scrolled away, in the place of the hotel’s name', () => {
    openFrame('/login')
    const header = within(screen.getByRole('banner'))
    scrollHeadingTo(-1)
    expect(header.getByText('Sign in')).toBeVisible()
    scrollHeadingTo(1)
    expect(header.queryByText('Sign in')).not.toBeInTheDocument()
  })
})

describe('arriving at a page', () => {
  it('leaves the focus alone on the first page, and sets the document title', () => {
    openFrame('/login')
    expect(document.body).toHaveFocus()
    expect(document.title).toBe('Sign in · Vitosha Palace')
  })

  it('shows the next page from the top, with the focus on its heading', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = openFrame('/room-service/finalize-order')
    await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Home' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Vitosha Palace' })).toHaveFocus()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })
})

const links = () => within(screen.getByRole('navigation', { name: 'Menu' }))

describe('the main links', () => {
  it('lead to home, room service, My stay and reception, and mark the open page', () => {
    openFrame('/')
    const all = links().getAllByRole('link')
    expect(all.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Order', '/room-service'],
      ['My stay', '/my-stay'],
      ['Help', '/reception'],
    ])
    expect(all.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null])
  })

  it.each([
    ['/room-service', true],
    ['/room-service/finalize-order', true],
    ['/', false],
  ])('give way to a bar that a page has at the bottom: %s %s', (path, givesWay) => {
    openFrame(path)
    expect(screen.getByRole('navigation', { name: 'Menu' }).classList.contains(String(styles['above']))).toBe(givesWay)
  })

  it.each([true, false])('mark My stay with a dot while something there has not been seen: %s', (isMarked) => {
    render(
      <I18nextProvider i18n={makeTranslator('en')}>
        <MemoryRouter>
          <MainLinks marks={{ '/my-stay': isMarked }} />
        </MemoryRouter>
      </I18nextProvider>,
    )
    const marked = links()
      .getAllByRole('link')
      .filter((link) => link.querySelector('span:empty') !== null)
    expect(marked.map(({ textContent }) => textContent)).toEqual(isMarked ? ['My stay'] : [])
  })

  it('mark Order while something is in the cart, also after a reload', async () => {
    const marked = vi.fn()
    const Page = () => <OutcomeBanners first={[]} onMark={marked} />
    beginGuestScope(guest.personId)
    storeCart({ personId: guest.personId, lines: [{ productId: 7, quantity: 3 }], takeOvers: [] })
    renderScreen({ routes: [{ path: '/', Component: Page }], at: '/' })
    expect(marked).toHaveBeenLastCalledWith({ '/my-stay': false, '/room-service': true })
  })
})

describe('the question about page views', () => {
  const ask = (GA_TRACKING_ID: string) =>
    renderScreen({ routes: [{ path: '/', Component: ConsentQuestion }], at: '/', config: { GA_TRACKING_ID } })

  it.each([
    ['Yes', true],
    ['No, thanks', false],
  ])('is asked once where the hotel counts them: %s', async (answer, analytics) => {
    ask('G-TEST')
    await newUser().click(screen.getByRole('button', { name: answer }))
    expect(readConsent()).toEqual({ analytics, widget: false })
    expect(screen.queryByRole('button')).toBeNull()
    ask('G-TEST')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is not asked without a tracking id', () => {
    ask('')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the language menu', () => {
  it('offers BG, EN and ES, opens on the one in use, and closes on a choice', async () => {
    const { user } = openFrame('/')
    const opener = screen.getByRole('button', { name: 'Language EN' })
    await user.click(opener)
    const choices = screen.getAllByRole('menuitemradio')
    expect(choices.map(({ textContent }) => textContent)).toEqual(['BGБългарски', 'ENEnglish', 'ESEspañol'])
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus()
    await user.click(screen.getByRole('menuitemradio', { name: /Español/ }))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Idioma ES' })).toHaveFocus()
    expect(document.documentElement.lang).toBe('es')
  })

  it('closes on Escape and gives the focus back; a press elsewhere closes it too', async () => {
    const { user } = openFrame('/')
    const opener = screen.getByRole('button', { name: 'Language EN' })
    await user.click(opener)
    await user.keyboard('{Escape}')
    expect(opener).toHaveFocus()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await user.click(opener)
    await user.click(screen.getByText('Welcome'))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

describe('the header picture', () => {
  const hotel = { appName: 'Vitosha Palace', COMPANION_BASE_JAVA_URL: '/api' }
  const ownAddress = `${window.location.origin}/own.webp`

  /** The pictures that the app has requested; jsdom loads none. */
  let requested: HTMLImageElement[]
  const shown = () => document.documentElement.style.getPropertyValue('--header-picture')

  function openHome(headerImage: string) {
    const frame = openFrame('/')
    act(() => void frame.store.dispatch(configLoaded(parseStaticConfig({ ...hotel, brand: { headerImage } }))))
    return frame
  }

  beforeEach(() => {
    requested = []
    document.documentElement.style.removeProperty('--header-picture')
    const { Image } = window
    vi.stubGlobal('Image', function StubImage() {
      const image = new Image()
      requested.push(image)
      return image
    })
  })

  const load = (address: string) => requested.find(({ src }) => src === address)?.dispatchEvent(new Event('load'))

  it('the hotel’s picture replaces the app’s once it has loaded, and stays on other screens', async () => {
    const { router } = openHome('/own.webp')
    expect(shown()).toBe('')
    load(ownAddress)
    expect(shown()).toBe(`url("${ownAddress}")`)
    await act(() => router.navigate('/login'))
    expect(shown()).toBe(`url("${ownAddress}")`)
  })

  it('an address cannot leave its place in the style sheet', () => {
    openHome('https://cdn.invalid/a.jpg?")%20\\"();red')
    const [image] = requested
    image?.dispatchEvent(new Event('load'))
    expect(shown()).toBe(`url(${JSON.stringify(image?.src)})`)
  })

  it('no picture is requested from an address that is not allowed', () => {
    openHome('//evil.invalid/a.jpg')
    expect(requested).toEqual([])
  })
})

describe('news of a status', () => {
  function Page() {
    return <OutcomeBanners first={[]} onMark={() => undefined} />
  }

  const today = new Date().toISOString()
  const order = (status: string) => [{ id: 1, orderNumber: '1042', status, reservationDate: today }]
  const request = (status: string) => [{ id: 2, category: 'Extra towels', status }]

  mockHotel(http.get(`${API}/orders/customer/7`, () => HttpResponse.json(order('DELIVERED'))))

  /** Opens a page whose lists were read on another one. Returns what the hotel lists from then on, by any reading. */
  async function openPage(at: string) {
    const { store, router } = renderScreen({ routes: [{ path: '*', Component: Page }], at })
    const { upsertQueryData } = hotelApi.util
    /** RTK Query tells of responses a frame later, unless another action comes before. */
    const read = (query: ReturnType<typeof upsertQueryData>) =>
      act(async () => {
        await store.dispatch(query)
        store.dispatch({ type: 'any other action' })
      })
    const listOrders = (status: string) => read(upsertQueryData('getOrders', 7, order(status)))
    const listRequests = (status: string) => read(upsertQueryData('getAmenityRequests', 7, request(status)))
    await listOrders('CREATED')
    await listRequests('CREATED')
    return {
      ...{ listOrders, listRequests },
      goTo: (path: string) => act(() => router.navigate(path)),
      signOut: () => act(() => void store.dispatch(loggedOut())),
    }
  }

  const news = () => screen.getByRole('status').textContent

  it.each(['/my-orders', '/my-stay'])(
    'a status that changed while the guest was elsewhere is news until %s',
    async (list) => {
      const page = await openPage('/spa')
      expect(news()).toBe('')
      await page.listOrders('ACCEPTED')
      expect(news()).toBe('Order 1042: Accepted')
      await page.goTo('/restaurant-menu')
      expect(news()).toBe('Order 1042: Accepted')
      await page.goTo(list)
      expect(news()).toBe('')
      await page.goTo('/spa')
      expect(news()).toBe('')
    },
  )

  it('a changed request is news on the list of orders, until its own list is opened', async () => {
    const page = await openPage('/my-orders')
    await page.listRequests('DONE')
    expect(news()).toBe('Extra towels: Completed')
    await page.goTo('/request-amenities/requests')
    expect(news()).toBe('')
  })

  it('closing a message marks it as seen, until the next change', async () => {
    const page = await openPage('/spa')
    await page.listOrders('ACCEPTED')
    expect(screen.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/my-stay')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(news()).toBe('')
    await page.listOrders('ON_THE_WAY')
    expect(news()).toBe('Order 1042: On the way')
  })

  it('news is not shown to the next guest', async () => {
    const page = await openPage('/spa')
    await page.listOrders('ACCEPTED')
    page.signOut()
    expect(news()).toBe('')
  })

  it('an order on its way is followed on a page that does not show it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openPage('/spa')
    await act(() => vi.advanceTimersByTimeAsync(25_000))
    await eventually(() => expect(news()).toBe('Order 1042: Delivered'))
  })

  it('an order that was on its way when the app was last open is read on any page, and what changed meanwhile is news', async () => {
    const stored = { at: Date.now(), response: order('CREATED') }
    writeStoredResponse(keyOf({ endpointName: 'getOrders', originalArgs: 7 }, 7) ?? '', stored)
    renderScreen({ routes: [{ path: '*', Component: Page }], at: '/spa' })
    await eventually(() => expect(news()).toBe('Order 1042: Delivered'))
  })
})
