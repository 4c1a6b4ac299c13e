// @vitest-environment jsdom
import '#tests/support/page/setupPage.ts'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '#src/app/routing/routes.tsx'
import { hasHero } from '#src/navigation/paths.ts'
import { createHotel } from '#mock-server/createHotel.ts'
import { openApp, signIn } from '#tests/support/page/openApp.tsx'
import { finalizeOrder, routeRows, unknownPaths, type RouteRow } from './routesOfTheSpec.ts'

/** Opens the app with the stored session of a guest. */
function openAsGuest(path: string) {
  const hotel = createHotel()
  const guest = hotel.store.guests.find({ accountNumber: '100200' })
  if (guest === undefined) throw new Error('The fixtures have no guest with account number 100200')
  const { id: sessionId } = hotel.store.sessions.insert({
    id: 'session',
    guestId: guest.id,
    startedAt: '2026-11-21T10:00:00Z',
  })
  const { id: personId, fullName, roomNumber, checkInDate, checkOutDate } = guest
  const user = { personId, sessionId, fullName, roomNumber, checkInDate, checkOutDate }
  localStorage.setItem('auth-storage', JSON.stringify({ state: { isAuthenticated: true, user }, version: 0 }))
  return openApp({ path, hotel })
}

async function seeHeading(name: string): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
}

const showsHero = () => document.querySelector('main .frame-card') !== null

/** The items of the breadcrumb: text, and address or `null` for an item that is not a link. */
function crumbs(): (readonly [string | null, string | null])[] {
  const steps = within(screen.getByRole('navigation', { name: 'Вие сте тук' })).getAllByRole('listitem')
  return steps.map(
    (step) => [step.textContent, within(step).queryByRole('link')?.getAttribute('href') ?? null] as const,
  )
}

function expectedCrumbs(trail: RouteRow['trail']): ReturnType<typeof crumbs> {
  const whole = [['Начало', '/'] as const, ...trail]
  return whole.map(([text, path], index) => [text, index < whole.length - 1 ? path : null])
}

const login: RouteRow['trail'] = [['Вход', '/login']]
const titles = (rows: readonly RouteRow[]) => rows.map((row) => [row.path, row] as const)
const publicRoutes = titles(routeRows.filter(({ access }) => access === 'public'))
const protectedRoutes = titles(routeRows.filter(({ access }) => access === 'guest'))

describe('a visitor', () => {
  it.each(publicRoutes)('opens %s and finds its screen and breadcrumb', async (path, { heading, trail }) => {
    const app = openApp({ path })
    await seeHeading(heading)
    expect(crumbs()).toEqual(expectedCrumbs(trail))
    expect(app.path()).toBe(path)
    expect(showsHero()).toBe(hasHero(path))
  })

  it.each(protectedRoutes)('is redirected from %s to login', async (path) => {
    const app = openApp({ path })
    await seeHeading('Вход')
    expect(app.path()).toBe('/login')
    expect(crumbs()).toEqual(expectedCrumbs(login))
  })

  it('is led back to the page after signing in, but from a success page to home', async () => {
    for (const [path, opens, heading] of [
      ['/my-orders', '/my-orders', 'Моите поръчки'],
      ['/room-service/success', '/', 'Хотел Липов цвят'],
    ] as const) {
      localStorage.clear()
      const app = openApp({ path })
      await seeHeading('Вход')
      await signIn(app.user)
      await seeHeading(heading)
      expect(app.path()).toBe(opens)
    }
  })

  it('is redirected from the last step of an order to login, and after signing in without a cart to room service', async () => {
    const app = openApp({ path: finalizeOrder })
    await seeHeading('Вход')
    expect(app.path()).toBe('/login')
    await signIn(app.user)
    await seeHeading('Рум сервиз')
    expect(app.path()).toBe('/room-service')
  })

  it('opens recommendations when the hotel configures them as public', async () => {
    const configuration = () => HttpResponse.json([{ publicRecommendations: true }])
    const app = openApp({
      path: '/recommendations',
      instead: [http.get(`${window.location.origin}/api/configurations`, configuration)],
    })
    await seeHeading('Препоръки')
    expect(app.path()).toBe('/recommendations')
  })

  it.each(unknownPaths)('reads that %s does not exist, and sees no list', async (path) => {
    const app = openApp({ path })
    await seeHeading('Няма такава страница')
    expect(app.path()).toBe(path)
    expect(crumbs()).toEqual(expectedCrumbs([['Няма такава страница', path]]))
    expect(screen.getByRole('link', { name: 'Към началната страница' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('heading', { name: 'Вашите списъци' })).toBeNull()
  })
})

describe('a guest who is signed in', () => {
  it.each(titles(routeRows).filter(([path]) => path !== '/login'))(
    'opens %s and finds its screen and breadcrumb',
    async (path, { heading, trail }) => {
      const app = openAsGuest(path)
      await seeHeading(heading)
      expect(crumbs()).toEqual(expectedCrumbs(trail))
      expect(app.path()).toBe(path)
    },
  )

  it('is redirected from login to home', async () => {
    const app = openAsGuest('/login')
    await seeHeading('Хотел Липов цвят')
    expect(app.path()).toBe('/')
  })

  it('is redirected from the last step of an order to room service without a cart, with a notice', async () => {
    const app = openAsGuest(finalizeOrder)
    await seeHeading('Рум сервиз')
    expect(app.path()).toBe('/room-service')
    expect(await screen.findByText(/Количката Ви е празна/)).toBeVisible()
  })

  it.each(unknownPaths)('reads that %s does not exist, and finds links to the lists', async (path) => {
    openAsGuest(path)
    await seeHeading('Няма такава страница')
    const links = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    const lists = ['/my-orders', '/my-reservations', '/report-problem/reported-problems', '/request-amenities/requests']
    expect(links).toEqual(expect.arrayContaining(['/', ...lists]))
  })
})

/** The paths of the routes that have a screen. */
function screenPaths(tree: readonly RouteObject[], above = ''): string[] {
  return tree.flatMap(({ path, children }) => {
    const here =
      path?.startsWith('/') === true ? path : `${above}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    return children === undefined ? [here] : screenPaths(children, here)
  })
}

describe('the route tree', () => {
  it('has the routes that these tests open and no other', () => {
    const opened = [...routeRows.map(({ path }) => path), finalizeOrder, '/*']
    expect(screenPaths(routes).toSorted()).toEqual(opened.toSorted())
  })
})
