import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { PreloadableScreen } from '#src/navigation/preloadScreens.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { RoomService } from './RoomService.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const list = [
  { id: 'soup', label: 'Tarator', price: 4.35, image: '/pictures/tarator.jpg', productCategory: 'FOOD' },
  { id: 7, label: 'Ayran', price: 0.1, image: null, productCategory: 'NON_ALCOHOL' },
  { id: 'cigar', label: 'Robusto', price: 12, image: 'http://plain.example/x.png', productCategory: 'Cigars' },
]
const hotel = mockHotel(http.get(`${API}/menus/all/params`, () => HttpResponse.json([])))
const hotelOffers = (answer: () => Response) => hotel.use(http.get(`${API}/products`, answer))

beforeEach(() => hotelOffers(() => HttpResponse.json({ content: list })))
afterEach(() => {
  hotel.resetHandlers()
})

function openRoomService(given: Partial<Given> = {}) {
  return renderScreen({ routes: [{ path: '/room-service', Component: RoomService }], at: '/room-service', ...given })
}

/** Mocks the distance of each section from the top of the window, in order. */
function sectionsStandAt(tops: readonly number[]) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[Number(this.id.replace('category-', '')) - 1] ?? 0, 300, 800)
  })
}

const add = (label: string) => screen.findByRole('button', { name: `Add one: ${label}` })
const finish = () => screen.getByRole('button', { name: /Finish order/ })

describe('the room service screen', () => {
  it('shows the opening hours and the products by category', async () => {
    openRoomService()
    expect(screen.getByText('11:00-23:00')).toBeVisible()
    await add('Robusto')
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Food',
      'Non-alcoholic drinks',
      'Cigars',
    ])
    expect(screen.getByRole('region', { name: 'Food' })).toHaveTextContent('Tarator4.35 lv')
  })

  it('shows the item count and the total, and never a negative quantity', async () => {
    openRoomService()
    const plus = await add('Tarator')
    expect(finish()).toBeDisabled()
    expect(finish()).toHaveTextContent('0 items 0.00 lv')
    await userEvent.click(plus)
    expect(finish()).toHaveTextContent('1 item 4.35 lv')
    await userEvent.click(plus)
    await userEvent.click(await add('Ayran'))
    expect(finish()).toHaveTextContent('3 items 8.80 lv')
    const minus = screen.getByRole('button', { name: 'Remove one: Tarator' })
    await userEvent.click(minus)
    await userEvent.click(minus)
    expect(minus).toBeDisabled()
    expect(finish()).toHaveTextContent('1 item 0.10 lv')
  })

  it('passes the cart to the finalize step and preserves it on Back', async () => {
    const { router } = openRoomService()
    await userEvent.click(await add('Ayran'))
    await userEvent.click(await add('Tarator'))
    await userEvent.click(finish())
    expect(router.location.pathname).toBe('/room-service/finalize-order')
    expect(router.location.state).toEqual({
      personId: 7,
      cart: [
        { productId: 7, quantity: 1 },
        { productId: 'soup', quantity: 1 },
      ],
    })
    await router.navigate(-1)
    expect(await screen.findByRole('button', { name: /Finish order/ })).toHaveTextContent('2 items 4.45 lv')
  })

  it('preloads the finalize step once with the first item, in case the browser goes offline', async () => {
    const preload = vi.fn()
    const review: RouteObject & PreloadableScreen = { path: '/room-service/finalize-order', preload }
    openRoomService({ routes: [{ path: '/room-service', Component: RoomService }, review] })
    const plus = await add('Tarator')
    expect(preload).not.toHaveBeenCalled()
    await userEvent.click(plus)
    await userEvent.click(plus)
    expect(preload).toHaveBeenCalledOnce()
  })

  it('scrolls to the category chosen in the tab bar and marks its tab', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
    sectionsStandAt([100, 900, 1700])
    openRoomService()
    await add('Tarator')
    const tabs = within(screen.getByRole('navigation', { name: 'Categories' }))
    await userEvent.click(tabs.getByRole('link', { name: 'Cigars' }))
    expect(scrolledTo.mock.contexts).toEqual([screen.getByRole('region', { name: 'Cigars' })])
    expect(screen.getByRole('heading', { name: 'Cigars' })).toHaveFocus()
    expect(tabs.getByRole('link', { current: 'location' })).toHaveTextContent('Cigars')
    expect(window.location.hash).toBe('')
  })

  it('shows each product in the guest’s language, as a menu or the configuration names it, with its label', async () => {
    const dish = { category: 'drinks', itemPrice: 0.2, portionSize: '300', itemPhoto: null }
    const menus = [
      { menuLanguage: 'bg', menuItems: [{ ...dish, itemName: 'Айран' }] },
      { menuLanguage: 'en', menuItems: [{ ...dish, itemName: 'Yoghurt drink', itemDescription: 'Cold' }] },
    ]
    hotel.use(
      http.get(`${API}/menus/all/params`, ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.get('menuType') === 'bar' ? menus : []),
      ),
    )
    const [soup, , cigar] = list
    hotelOffers(() => HttpResponse.json([{ ...soup, label: 'Таратор' }, { ...soup, id: 7, label: 'Айран' }, cigar]))
    openRoomService({ config: { productNames: { Таратор: { en: 'Cold soup' } } } })
    expect(await screen.findByRole('heading', { name: 'Yoghurt drink Айран' })).toBeVisible()
    expect(screen.getByText('Айран')).toHaveAttribute('lang', 'bg')
    expect(screen.getByText('Cold')).toBeVisible()
    expect(screen.getByText('300')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Cold soup Таратор' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Robusto' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add one: Yoghurt drink' })).toBeEnabled()
  })

  it('waits for the menus that name the products, so that no row moves when they come, but no longer than a second', async () => {
    hotel.use(http.get(`${API}/menus/all/params`, () => new Promise<Response>(() => {})))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { store } = openRoomService()
    const products = () => hotelApi.endpoints.getProducts.select()(store.getState()).data
    while (products() === undefined) await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    expect(await screen.findByRole('heading', { name: 'Tarator' })).toBeVisible()
  })

  it('finds products by any of their names, and says how many', async () => {
    openRoomService({ config: { productNames: { Robusto: { en: 'A small cigar' } } } })
    await add('Tarator')
    await userEvent.click(screen.getByRole('button', { name: 'Search the list' }))
    const field = screen.getByRole('searchbox', { name: 'Dish or drink' })
    expect(field).toHaveFocus()
    await userEvent.type(field, 'robu')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'A small cigar Robusto',
    ])
    expect(screen.getByText('1 found')).toHaveRole('status')
    await userEvent.clear(field)
    await userEvent.type(field, 'sushi')
    expect(screen.getByText('Nothing like that on the list')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Search the list' })).toHaveFocus()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })
})

describe('in a wide window', () => {
  beforeEach(() => {
    const original = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(original(query), { matches: query === '(min-width: 64rem)' }),
    )
  })

  it('shows what is chosen beside the products, to be changed there, with one order button', async () => {
    openRoomService()
    const plus = await add('Tarator')
    const cart = within(screen.getByRole('region', { name: 'What you have chosen' }))
    expect(cart.getByText('Nothing chosen yet.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /Finish order/ })).toHaveLength(1)
    await userEvent.click(plus)
    expect(cart.queryByText('Nothing chosen yet.')).toBeNull()
    expect(cart.getByRole('listitem')).toHaveTextContent('Tarator14.35 lv')
    await userEvent.click(cart.getByRole('button', { name: 'Add one: Tarator' }))
    expect(cart.getByRole('button', { name: /Finish order/ })).toHaveTextContent('2 items 8.70 lv')
    expect(cart.getByText('2')).toHaveAttribute('aria-live', 'off')
    await userEvent.click(cart.getByRole('button', { name: 'Remove one: Tarator' }))
    await userEvent.click(cart.getByRole('button', { name: 'Remove: Tarator' }))
    expect(screen.getByRole('heading', { name: 'What you have chosen' })).toHaveFocus()
    expect(cart.queryByRole('listitem')).toBeNull()
    expect(finish()).toBeDisabled()
  })
})
