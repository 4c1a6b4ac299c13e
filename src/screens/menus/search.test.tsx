import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { dish, english } from '#tests/support/menus.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { RestaurantMenu } from './RestaurantMenu.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

mockHotel(http.get(`${API}/menus/all/params`, () => HttpResponse.json([english])))

it('a menu can be searched by name and description', async () => {
  renderScreen({ routes: [{ path: '/menu', Component: RestaurantMenu }], at: '/menu', guest: null })
  await dish('Tarator')
  await userEvent.click(screen.getByRole('button', { name: 'Search the list' }))
  const field = screen.getByRole('searchbox', { name: 'Dish or drink' })
  for (const typed of ['tara', 'cold']) {
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Tarator'])
    expect(screen.getByText('1 found')).toHaveRole('status')
  }
  await userEvent.type(field, 'x')
  expect(screen.getByText('Nothing like that on the list')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close the search' }))
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1)
})

it('a category that was collapsed shows what is found in it', async () => {
  renderScreen({ routes: [{ path: '/menu', Component: RestaurantMenu }], at: '/menu', guest: null })
  await dish('Tarator')
  await userEvent.click(screen.getByRole('button', { name: 'Soups' }))
  expect(screen.getByText('Tarator')).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Search the list' }))
  await userEvent.type(screen.getByRole('searchbox'), 'tara')
  expect(screen.getByText('Tarator')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByText('Tarator')).not.toBeVisible()
})
