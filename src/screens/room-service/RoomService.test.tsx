import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useTranslation } from 'react-i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { PreloadScreenContext } from '#src/navigation/navigation.ts'
import { cake, soup } from '#tests/support/menus.ts'
import { API, type Given, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { RoomService } from './RoomService.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'
import { OrderSuccess } from './OrderSuccess.tsx'
import { receiptWritten } from '#src/outbox/receiptsSlice.ts'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventually } from '#tests/support/eventually.ts'

const list = [
  { id: 'cigar', label: 'Robusto', price: 12, image: 'http://plain.example/x.png', productCategory: 'Cigars' },
  { id: 7, label: 'Ayran', price: 0.1, image: null, productCategory: 'NON_ALCOHOL' },
  { id: 'soup', label: 'Tarator', price: 4.35, image: '/pictures/tarator.jpg', productCategory: 'FOOD' },
]
const hotel = mockHotel(http.get(`${API}/menus/all/params`, () => HttpResponse.json([])))
const hotelOffers = (answer: () => Response) => hotel.use(http.get(`${API}/products`, answer))

beforeEach(() => hotelOffers(() => HttpResponse.json({ content: list })))
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
const finish = () => screen.getByRole('button', { name: /finish order/ })

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

  it('shows and announces the item count and the total', async () => {
    openRoomService()
    const plus = await add('Tarator')
    expect(finish()).toBeDisabled()
    expect(finish()).toHaveTextContent('0 items 0.00 lv')
    await userEvent.click(plus)
    expect(finish()).toHaveTextContent('1 item 4.35 lv')
    await userEvent.click(plus)
    await userEvent.click(await add('Ayran'))
    expect(finish()).toHaveTextContent('3 items 8.80 lv')
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
    expect(announced).toEqual(expect.arrayContaining(['Quantity: Tarator, 2', '3 items, 8.80 lv']))
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
    expect(await screen.findByRole('button', { name: /finish order/ })).toHaveTextContent('2 items 4.45 lv')
  })

  it('preloads the finalize step once with the first item, in case the browser goes offline', async () => {
    const preload = vi.fn()
    const element = (
      <PreloadScreenContext value={preload}>
        <RoomService />
      </PreloadScreenContext>
    )
    openRoomService({ routes: [{ path: '/room-service', element }] })
    const plus = await add('Tarator')
    expect(preload).not.toHaveBeenCalled()
    await userEvent.click(plus)
    await userEvent.click(plus)
    expect(preload).toHaveBeenCalledExactlyOnceWith('/room-service/finalize-order')
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
    const [cigar, , tarator] = list
    hotelOffers(() =>
      HttpResponse.json([{ ...tarator, label: 'Таратор' }, { ...tarator, id: 7, label: 'Айран' }, cigar]),
    )
    openRoomService({ config: { productNames: { Таратор: { en: 'Cold soup' } } } })
    expect(await screen.findByRole('heading', { name: 'Yoghurt drink Айран' })).toBeVisible()
    expect(screen.getByText('Айран')).toHaveAttribute('lang', 'bg')
    expect(screen.getByText('Cold')).toBeVisible()
    expect(screen.getByText('300')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Cold soup Таратор' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Robusto' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add one: Yoghurt drink' })).toBeEnabled()
  })

  it('has the food in the sections of the menu, in its order, where the menu knows half of it', async () => {
    const food = ['Cake', 'Tarator', 'Fruit', 'Bread'].map((label) => ({ ...list[2], id: label, label }))
    hotelOffers(() => HttpResponse.json({ content: [list[1], ...food] }))
    const dessert = { ...cake, category: 'desserts' }
    const menu = { menuLanguage: 'en', menuItems: [{ ...soup, itemDescription: 'Tarator' }, dessert] }
    hotel.use(http.get(`${API}/menus/all/params`, () => HttpResponse.json([menu])))
    openRoomService()
    await add('Fruit')
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await waitFor(() => expect(headings()).toEqual(['Soups', 'Desserts', 'Food', 'Non-alcoholic drinks']))
    expect(
      screen.getByRole('region', { name: 'Soups' }),
      'a description that repeats the name is left out',
    ).toHaveTextContent(/^SoupsTarator4\.35/)
    expect(screen.getByRole('region', { name: 'Desserts' })).toHaveTextContent(/Cake/)
  })

  it('has the sections in the order of a menu in another language where there is none in the guest’s', async () => {
    const food = ['Cake', 'Tarator'].map((label) => ({ ...list[2], id: label, label }))
    hotelOffers(() => HttpResponse.json({ content: [list[1], ...food] }))
    const menu = { menuLanguage: 'bg', menuItems: [soup, { ...cake, category: 'desserts' }] }
    hotel.use(http.get(`${API}/menus/all/params`, () => HttpResponse.json([menu])))
    const sections = { Cake: { en: { category: 'desserts' } }, Tarator: { en: { category: soup.category } } }
    openRoomService({ config: { productNames: sections } })
    await add('Ayran')
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await waitFor(() => expect(headings()).toEqual(['Soups', 'Desserts', 'Non-alcoholic drinks']))
  })

  it('says what is declared of a dish, and leaves what suits a guest, of which that is declared', async () => {
    const config = {
      allergens: { Tarator: ['milk', 'nuts'], Ayran: ['milk'] },
      diet: { Tarator: ['vegetarian'], Robusto: ['vegan'] },
    }
    openRoomService({ config })
    await add('Robusto')
    expect(screen.getByText('Vegetarian · Contains milk and nuts')).toBeVisible()
    await userEvent.click(screen.getByText('Allergens and diet'))
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('No nuts')
    expect(screen.getByRole('button', { name: 'No nuts', pressed: true })).toBeVisible()
    expect(names()).toEqual(['Ayran'])
    expect(screen.getByText('1 found')).toHaveRole('status')
    await press('No nuts')
    await press('Vegetarian')
    expect(names(), 'what is vegan is vegetarian').toEqual(['Tarator', 'Robusto'])
    await press('No milk')
    expect(screen.getByText('Nothing like that on the list')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'No fish' }), 'no dish contains it').toBeNull()
  })

  it('keeps a pressed button that is about no dish in another language, so that it can be released', async () => {
    function InEitherLanguage() {
      const { i18n } = useTranslation()
      return (
        <>
          <button type="button" onClick={() => void i18n.changeLanguage('bg')}>
            BG
          </button>
          <RoomService />
        </>
      )
    }
    const config = { productNames: { Tarator: { en: 'Cold soup' } }, allergens: { 'Cold soup': ['nuts'] } }
    openRoomService({ routes: [{ path: '/room-service', Component: InEitherLanguage }], config })
    await add('Cold soup')
    await userEvent.click(screen.getByText('Allergens and diet'))
    await userEvent.click(screen.getByRole('button', { name: 'No nuts' }))
    await userEvent.click(screen.getByRole('button', { name: 'BG' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Без ядки', pressed: true }))
    expect(screen.getByRole('heading', { level: 3, name: 'Tarator' })).toBeVisible()
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

  it('keeps its sections when menus come later, which then describe the dishes', async () => {
    const late = deferred()
    hotel.use(
      http.get(`${API}/menus/all/params`, async () => {
        await late.until
        return HttpResponse.json([{ menuLanguage: 'en', menuItems: [soup] }])
      }),
    )
    openRoomService()
    await eventually(() => expect(screen.getByRole('region', { name: 'Food' })).toBeVisible())
    late.release()
    expect(await screen.findByText('Cold')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Food' })).toHaveTextContent(/Tarator/)
  })

  it('finds products by any of their names, and says how many', async () => {
    openRoomService({ config: { productNames: { Robusto: { en: 'A small cigar' } } } })
    await userEvent.click(await add('Tarator'))
    await userEvent.click(screen.getByRole('button', { name: 'Search the list' }))
    const field = screen.getByRole('searchbox', { name: 'Dish or drink' })
    expect(field).toHaveFocus()
    await userEvent.type(field, 'robu')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'A small cigar Robusto',
    ])
    expect(screen.getByText('1 found')).toHaveRole('status')
    expect(finish(), 'of the whole cart').toHaveTextContent('1 item 4.35 lv')
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
    const cart = within(screen.getByRole('region', { name: 'Your choice' }))
    expect(cart.getByText('Nothing chosen yet.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /finish order/ })).toHaveLength(1)
    await userEvent.click(plus)
    expect(cart.queryByText('Nothing chosen yet.')).toBeNull()
    expect(cart.getByRole('listitem')).toHaveTextContent('Tarator14.35 lv')
    await userEvent.click(cart.getByRole('button', { name: 'Add one: Tarator' }))
    expect(cart.getByRole('button', { name: /finish order/ })).toHaveTextContent('2 items 8.70 lv')
    expect(screen.getAllByText('Quantity: Tarator, 2')).toHaveLength(1)
  })
})

describe('the bar of the order', () => {
  const button = () => screen.findByRole('button', { name: /^Review and finish/ })

  function openAt(time: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-02-03T${time}:00+02:00`) })
    return openRoomService()
  }

  it('says without a network that an order waits, until the network returns', async () => {
    const text = 'You are offline.'
    openAt('12:00')
    expect(await button()).not.toHaveAccessibleDescription()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await button()).toHaveAccessibleDescription(text)
    expect(screen.getByText(text).parentElement).toHaveRole('status')
    await userEvent.click(screen.getByRole('button', { name: 'Add one: Tarator' }))
    expect(await button()).toHaveAccessibleDescription('You are offline. Your order waits here.')
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await button()).not.toHaveAccessibleDescription()
  })

  it('says while the kitchen is closed when it opens, in the hotel’s time zone', async () => {
    openAt('10:59')
    expect(await button()).toHaveAccessibleName(/^Review and finish order The kitchen opens at 11:00 /)
    vi.setSystemTime('2026-02-03T23:00:00+02:00')
    await waitFor(async () => {
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      expect(await button()).toHaveAccessibleName(/The kitchen opens tomorrow at 11:00/)
    })
  })
})

describe('the progress of orders', () => {
  let status = 'CREATED'

  function openSuccess(...totals: readonly number[]) {
    const rows = totals.map((totalPrice, at) => ({ id: at + 2, orderNumber: 1043 + at, totalPrice }))
    hotel.use(http.get(`${API}/orders/customer/7`, () => HttpResponse.json(rows.map((row) => ({ ...row, status })))))
    const routes = [{ path: '/', Component: OrderSuccess }]
    const opened = renderScreen({ routes, at: { pathname: '/', state: { submissionId: 'mine' } } })
    const receipt: ReceiptOf<'order'> = {
      kind: 'order',
      id: 'mine',
      personId: 7,
      createdAt: '2026-02-03T10:00:00.000Z',
      outcome: 'confirmed',
      idsBefore: [1],
      content: {
        lines: [{ productId: 1, label: 'Таратор', names: { en: 'Tarator' }, quantity: 1, lineTotal: 435 }],
        total: 435,
        payment: 'room',
      },
    }
    act(() => void opened.store.dispatch(receiptWritten(receipt)))
    return opened
  }

  const current = () => document.querySelector('[data-step]')?.textContent

  it('shows its number and its status, and follows it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    status = 'CREATED'
    openSuccess(4.35, 99)
    expect(await screen.findByText('1043')).toBeVisible()
    expect(screen.getByText('12:00')).toBeVisible()
    expect(current()).toBe('Received')
    status = 'ON_THE_WAY'
    await act(() => vi.advanceTimersByTimeAsync(25_000))
    await eventually(() => expect(current()).toBe('On the way'))
    expect(screen.getByText('Order 1043: On the way')).toHaveRole('status')
  })

  it.each([
    ['CREATED', '12:00', /^Next, the kitchen will accept it. You will see here when/],
    ['CREATED', '03:00', 'The kitchen opens at 11:00; your order waits for it.'],
    ['PREPARING', '03:00', /^You will see here when it is on its way to your room/],
    ['DELIVERED', '12:00', /^If something is not right, dial \*1/],
    ['REJECTED', '12:00', /^If something is not right, dial \*1/],
  ])('says what comes next when its status is %s at %s', async (received, time, next) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-02-03T${time}:00+02:00`) })
    status = received
    openSuccess(4.35)
    expect(await screen.findByText('1043')).toBeVisible()
    expect(screen.getByText(next)).toBeVisible()
  })

  it('shows no number and no status while the list does not tell which order it is', async () => {
    status = 'CREATED'
    openSuccess(4.35, 4.35)
    expect(await screen.findByText('Order')).toBeVisible()
    await eventually(() => expect(screen.getByText('12:00')).toBeVisible())
    expect(screen.queryByText(/Order 104/)).toBeNull()
    expect(current()).toBeUndefined()
  })

  it('shows how it is paid beside the total, and its number first on the card for staff', async () => {
    status = 'CREATED'
    openSuccess(4.35)
    await screen.findByText('1043')
    expect(screen.getByText(/^4\.35 lv · charged to the room$/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Show to staff' }))
    const card = within(screen.getByRole('dialog', { name: 'For hotel staff' }))
    const numbers = card.getAllByText('1043').map(({ parentElement }) => parentElement?.textContent)
    expect(numbers).toEqual(['Поръчка 1043', 'Order 1043'])
  })
})
