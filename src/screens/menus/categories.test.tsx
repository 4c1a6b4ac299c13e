import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { dish, english, soup } from '#tests/support/menus.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { BarMenu } from './BarMenu.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()

async function openMenu(menu: object) {
  hotel.use(http.get(`${API}/menus/all/params`, () => HttpResponse.json([menu])))
  renderScreen({ routes: [{ path: '/menu', Component: BarMenu }], at: '/menu', guest: null })
  await dish('Tarator')
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

it('a menu links to its categories, beside it on a wide screen', async () => {
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openMenu(english)
  const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
  const headings = await waitFor(() => {
    const all = screen.getAllByRole('heading', { level: 2 })
    expect(texts(all)).toEqual(texts(links))
    return all
  })
  const [, second] = links
  if (second === undefined) throw new Error('The menu has one category')
  expect(fireEvent.click(second), 'the fragment is not followed').toBe(false)
  expect(scrolledTo.mock.contexts).toEqual([headings[1]?.closest('section')])
  expect(within(headings[1] ?? second).getByRole('button')).toHaveFocus()
})

it('a menu has no links to its categories where there is one', async () => {
  await openMenu({ menuLanguage: 'en', menuItems: [soup] })
  expect(screen.queryByRole('navigation')).toBeNull()
})
