import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dish, english } from '#tests/support/menus.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { RestaurantMenu } from './RestaurantMenu.tsx'

const hotel = setupServer(http.get(`${API}/menus/all/params`, () => HttpResponse.json([english])))
beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
afterAll(() => hotel.close())

it('a menu can be searched by name and description', async () => {
  renderScreen({ routes: [{ path: '/menu', Component: RestaurantMenu }], at: '/menu', guest: null })
  await dish('Tarator')
  await userEvent.click(screen.getByRole('button', { name: 'Search the list' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Dish or drink' }), 'tara')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('Nothing like that on the list')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close the search' }))
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1)
})
