// @vitest-environment jsdom
import '#tests/support/setupPage.ts'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '#src/app/routing/routes.tsx'
import { createHotel } from '#mock-server/createHotel.ts'
import { openApp, signIn } from '#tests/support/openApp.tsx'
import { finalizeOrder, lostPaths, routeRows, successRows, type RouteRow } from './routesOfTheSpec.ts'

/** Opens the app for a guest who signed in on this phone before. */
function openAsGuest(path: string) {
  const hotel = createHotel()
  const guest = hotel.store.guests.find({ accountNumber: '100200' })
  if (guest === undefined) throw new Error('The first guest is gone')
  const { id: sessionId } = hotel.store.sessions.insert({
    id: 'walk',
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

/** The breadcrumb as text and address; a step that is no link has no address. */
function crumbs(): (readonly [string | null, string | null])[] {
  const steps = within(screen.getByRole('navigation', { name: 'Пътека до страницата' })).getAllByRole('listitem')
  return steps.map(
    (step) => [step.textContent, within(step).queryByRole('link')?.getAttribute('href') ?? null] as const,
  )
}

function expected(trail: RouteRow['trail']): ReturnType<typeof crumbs> {
  const whole = [['Начало', '/'] as const, ...trail]
  return whole.map(([text, path], index) => [text, index < whole.length - 1 ? path : null])
}

const login: RouteRow['trail'] = [['Вход', '/login']]
const titles = (rows: readonly RouteRow[]) => rows.map((row) => [row.path, row] as const)
const open = titles(routeRows.filter(({ access }) => access === 'public'))
const closed = titles(routeRows.filter(({ access }) => access === 'guest'))

describe('a visitor', () => {
  it.each(open)('opens %s and finds its screen and breadcrumb', async (path, { heading, trail }) => {
    const app = openApp({ path })
    await seeHeading(heading)
    expect(crumbs()).toEqual(expected(trail))
    expect(app.path()).toBe(path)
  })

  it.each(closed)('is led from %s to login and, signed in, back', async (path, { heading }) => {
    const app = openApp({ path })
    await seeHeading('Вход')
    expect(app.path()).toBe('/login')
    expect(crumbs()).toEqual(expected(login))
    await signIn(app.user)
    const isEnd = path.endsWith('/success')
    await seeHeading(isEnd ? 'Хотел Липов цвят' : heading)
    expect(app.path()).toBe(isEnd ? '/' : path)
  })

  it('is led from the last step of an order to login and, signed in without a cart, to room service', async () => {
    const app = openApp({ path: finalizeOrder })
    await seeHeading('Вход')
    expect(app.path()).toBe('/login')
    await signIn(app.user)
    await seeHeading('Рум сервиз')
    expect(app.path()).toBe('/room-service')
  })

  it('opens recommendations where the hotel shows them to everybody', async () => {
    const configuration = () => HttpResponse.json([{ publicRecommendations: true }])
    const app = openApp({
      path: '/recommendations',
      instead: [http.get(`${window.location.origin}/api/configurations`, configuration)],
    })
    await seeHeading('Препоръки')
    expect(app.path()).toBe('/recommendations')
  })

  it.each(lostPaths)('is told that %s does not exist, and is not shown any list', async (path) => {
    const app = openApp({ path })
    await seeHeading('Няма такава страница')
    expect(app.path()).toBe(path)
    expect(crumbs()).toEqual(expected([['Няма такава страница', path]]))
    expect(screen.getByRole('link', { name: 'Към началото' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('heading', { name: 'Вашите списъци' })).toBeNull()
  })
})

describe('a guest who is signed in', () => {
  it.each(titles(routeRows).filter(([path]) => path !== '/login'))(
    'opens %s and finds its screen and breadcrumb',
    async (path, { heading, trail }) => {
      const app = openAsGuest(path)
      await seeHeading(heading)
      expect(crumbs()).toEqual(expected(trail))
      expect(app.path()).toBe(path)
    },
  )

  it('is led from login to home', async () => {
    const app = openAsGuest('/login')
    await seeHeading('Хотел Липов цвят')
    expect(app.path()).toBe('/')
  })

  it('is led from the last step of an order back to room service when there is no cart, with a notice', async () => {
    const app = openAsGuest(finalizeOrder)
    await seeHeading('Рум сервиз')
    expect(app.path()).toBe('/room-service')
    expect(await screen.findByText(/Количката Ви беше празна/)).toBeVisible()
  })

  it.each(successRows)(
    'finds that %s claims nothing when nothing was sent, and leads on',
    async (path, neutral, list) => {
      openAsGuest(path)
      expect(await screen.findByText(neutral, { exact: false })).toBeVisible()
      const main = within(screen.getByRole('main'))
      expect(main.queryByText(/е получен|не е приет|Изпращаме/)).toBeNull()
      const ways = main.getAllByRole('link').map((link) => link.getAttribute('href'))
      expect(ways).toEqual(expect.arrayContaining([list, '/']))
    },
  )

  it.each(lostPaths)('is told that %s does not exist, and is led to the lists', async (path) => {
    openAsGuest(path)
    await seeHeading('Няма такава страница')
    const ways = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    const lists = ['/my-orders', '/my-reservations', '/report-problem/reported-problems', '/request-amenities/requests']
    expect(ways).toEqual(expect.arrayContaining(['/', ...lists]))
    expect(screen.queryAllByText('Търсите сигналите си?')).toHaveLength(path === '/my-reported-problems' ? 1 : 0)
  })
})

/** The addresses of a route tree; a route without a screen of its own is none. */
function addresses(tree: readonly RouteObject[], above = ''): string[] {
  return tree.flatMap(({ path, children }) => {
    const here =
      path?.startsWith('/') === true ? path : `${above}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    return children === undefined ? [here] : addresses(children, here)
  })
}

describe('the route tree', () => {
  it('holds the routes of this walk and no other', () => {
    const walked = [...routeRows.map(({ path }) => path), finalizeOrder, '/*']
    expect(addresses(routes).toSorted()).toEqual(walked.toSorted())
  })

  it('is read with nested, absolute, pathless and index routes', () => {
    const tree = [
      {
        path: '/',
        children: [
          { index: true as const },
          { children: [{ path: 'a', children: [{ path: 'b' }, { path: '/a/c' }] }] },
        ],
      },
    ]
    expect(addresses(tree)).toEqual(['/', '/a/b', '/a/c'])
  })
})
