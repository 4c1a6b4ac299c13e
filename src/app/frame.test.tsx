import { configureStore } from '@reduxjs/toolkit'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { configLoaded, configReducer } from '#src/config/configSlice.ts'
import { makeI18n } from '#src/i18n/i18n.ts'
import { restoredSession, sessionReducer } from '#src/session/session.ts'
import type { GuestSession } from '#src/wire/session.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { PageHeader } from './PageHeader.tsx'
import { useArrival } from './useArrival.ts'

const guest: GuestSession = {
  personId: 7,
  sessionId: 'token',
  fullName: 'Maria Ivanova',
  roomNumber: '305',
  checkInDate: '2026-03-01',
  checkOutDate: '2026-03-05',
}

function Frame() {
  useArrival()
  return (
    <>
      <PageHeader />
      <Breadcrumbs />
    </>
  )
}

/** Opens the frame of the app on `path`, in English, over a few routes. */
function openFrame(path: string, user: GuestSession | null = null) {
  const store = configureStore({
    reducer: { config: configReducer, session: sessionReducer },
    preloadedState: { session: restoredSession(user) },
  })
  store.dispatch(configLoaded(parseStaticConfig({ appName: 'Vitosha Palace', COMPANION_BASE_JAVA_URL: '/api' })))
  const page = (heading: string) => <h1 tabIndex={-1}>{heading}</h1>
  const router = createMemoryRouter(
    [
      {
        path: '/',
        handle: { crumb: 'home' },
        element: <Frame />,
        children: [
          { index: true },
          { path: 'login', handle: { crumb: 'login' }, element: page('Sign in') },
          {
            path: 'room-service',
            handle: { crumb: 'roomService' },
            children: [{ path: 'finalize-order', handle: { crumb: 'finalizeOrder' } }],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <Provider store={store}>
      <I18nextProvider i18n={makeI18n('en')}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { router, store, user: userEvent.setup() }
}

async function openSideMenu(path: string, who: GuestSession | null = null) {
  const frame = openFrame(path, who)
  await frame.user.click(screen.getByRole('button', { name: 'Open the menu' }))
  return { ...frame, menu: within(screen.getByRole('dialog', { name: 'Menu' })) }
}

describe('the header', () => {
  it('greets a guest by name on home, under the name of the hotel', () => {
    openFrame('/', guest)
    expect(screen.getByRole('heading', { level: 1, name: 'Vitosha Palace' })).toBeVisible()
    expect(screen.getByText('Welcome, Maria Ivanova')).toBeVisible()
  })

  it('greets a visitor without a name', () => {
    openFrame('/')
    expect(screen.getByText('Welcome')).toBeVisible()
  })

  it('leads home from every other page', () => {
    openFrame('/login')
    expect(screen.getByRole('link', { name: 'Vitosha Palace' })).toHaveAttribute('href', '/')
  })
})

describe('the breadcrumb', () => {
  it('is a single Home without a link on home', () => {
    openFrame('/')
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getAllByRole('listitem')).toHaveLength(1)
    expect(crumbs.getByText('Home')).toHaveAttribute('aria-current', 'page')
    expect(crumbs.queryByRole('link')).not.toBeInTheDocument()
  })

  it('leads back step by step; the last crumb is not a link', () => {
    openFrame('/room-service/finalize-order')
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Room service', '/room-service'],
    ])
    expect(crumbs.getByText('Review the order')).toHaveAttribute('aria-current', 'page')
  })
})

describe('arriving at a page', () => {
  it('leaves the focus alone on the first page, and names the window', () => {
    openFrame('/login')
    expect(document.body).toHaveFocus()
    expect(document.title).toBe('Sign in · Vitosha Palace')
  })

  it('shows the next page from the top, with the focus on its heading', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = await openSideMenu('/')
    await user.click(screen.getByRole('link', { name: 'Sign In' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toHaveFocus()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
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

  it('is used with the keyboard alone', async () => {
    const { user } = openFrame('/')
    screen.getByRole('button', { name: 'Language EN' }).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('menuitemradio', { name: /Български/ })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Език BG' })).toHaveFocus()
  })

  it('closes on Escape and gives the focus back; a press elsewhere closes it too', async () => {
    const { user } = openFrame('/')
    const opener = screen.getByRole('button', { name: 'Language EN' })
    await user.click(opener)
    await user.keyboard('{Escape}')
    expect(opener).toHaveFocus()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await user.click(opener)
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

describe('the side menu', () => {
  it('invites a visitor to sign in and has no Log Out', async () => {
    const { menu } = await openSideMenu('/')
    expect(menu.getByText('Improve your experience by signing in')).toBeVisible()
    expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    expect(menu.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument()
  })

  it("shows a guest's stay and the sample activities of a demo host", async () => {
    vi.setSystemTime('2026-03-02T10:00:00Z')
    const { menu } = await openSideMenu('/', guest)
    const facts = menu.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Name', 'Maria Ivanova'],
      ['Room', '305'],
      ['Check-in', 'March 1, 2026'],
      ['Check-out', 'March 5, 2026'],
    ])
    expect(menu.getAllByRole('listitem')).toHaveLength(2)
    expect(menu.queryByText(/Your stay has ended/)).not.toBeInTheDocument()
  })

  it('leaves out what the hotel did not say', async () => {
    const { menu } = await openSideMenu('/', { ...guest, roomNumber: undefined, checkInDate: undefined })
    expect(menu.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Check-out'])
  })

  it('says that there is no activity on the host of a real hotel', async () => {
    vi.stubGlobal('location', { ...window.location, hostname: 'guests.hotel.example' })
    const { menu } = await openSideMenu('/', guest)
    expect(menu.getByText('No activity in hotel.')).toBeVisible()
  })

  it('offers to sign out after the checkout day', async () => {
    vi.setSystemTime('2026-03-06T10:00:00Z')
    const { menu } = await openSideMenu('/', guest)
    expect(menu.getByText(/Your stay has ended/)).toBeVisible()
  })

  it('signs out', async () => {
    const { menu, user, store } = await openSideMenu('/', guest)
    await user.click(menu.getByRole('button', { name: 'Log Out' }))
    expect(store.getState().session.isAuthenticated).toBe(false)
  })

  it('opens the choice of language', async () => {
    const { menu, user } = await openSideMenu('/')
    await user.click(menu.getByRole('button', { name: 'Language EN' }))
    await user.click(menu.getByRole('menuitemradio', { name: /Български/ }))
    expect(screen.getByRole('dialog', { name: 'Меню' })).toBeVisible()
  })
})
