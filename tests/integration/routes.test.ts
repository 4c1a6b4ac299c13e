import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '#src/app/routing/routes.tsx'
import { openApp, openAsGuest, signIn } from '#tests/support/page/openApp.tsx'
import { settle } from '#tests/support/page/settle.ts'
import { finalizeOrder, login, notFound, routeRows, type RouteRow } from './routesOfTheSpec.ts'

async function seeHeading(name: string): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
}

/** Navigates to a page, and expects its heading and its breadcrumb: the text and the address of each item but the last, the page itself. */
async function see({ router, path: here }: ReturnType<typeof openApp>, { path, heading, trail }: RouteRow) {
  await act(() => router.navigate(path))
  await seeHeading(heading)
  await settle() // A form marks its history entry after it has appeared.
  const steps = within(screen.getByRole('navigation', { name: 'Вие сте тук' })).getAllByRole('listitem')
  const crumbs = steps.map((step) => [step.textContent, within(step).queryByRole('link')?.getAttribute('href')])
  const whole = [['Начало', '/'], ...trail]
  expect(crumbs).toEqual(whole.map(([text, to], index) => [text, index < trail.length ? to : undefined]))
  return here()
}

describe('a visitor', () => {
  it('opens the public screens, finds their breadcrumbs, and is redirected to login from all others', async () => {
    const app = openApp({ path: '/' })
    await seeHeading('Хотел „Липов цвят“')
    for (const row of [...routeRows, ...notFound]) {
      const isPublic = row.access === 'public'
      expect(await see(app, isPublic ? row : { ...login, path: row.path })).toBe(isPublic ? row.path : '/login')
    }
  })

  it('is led back to the page after signing in, but from a success page to home', async () => {
    for (const [path, opens, heading] of [
      ['/my-orders', '/my-orders', 'Моите поръчки'],
      ['/room-service/success', '/', 'Хотел „Липов цвят“'],
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
})

describe('a guest who is signed in', () => {
  it('opens every screen that is not public, and finds its breadcrumb', async () => {
    const app = openAsGuest({ path: '/' })
    await seeHeading('Хотел „Липов цвят“')
    const rows = routeRows.filter(({ access }) => access !== 'public')
    for (const row of rows) expect(await see(app, row)).toBe(row.path)
  })

  it('is redirected from login to home', async () => {
    const app = openAsGuest({ path: '/login' })
    await seeHeading('Хотел „Липов цвят“')
    expect(app.path()).toBe('/')
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
