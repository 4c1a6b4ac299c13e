import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { bread, cake, dish, english, soup } from '#tests/support/menus.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { BarMenu, BreakfastMenu, RestaurantMenu } from './MenuScreens.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()
let asked: string[] = []

function hotelAnswers(answer: (query: URLSearchParams) => Response | Promise<Response>) {
  hotel.use(
    http.get(`${API}/menus/all/params`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.toString())
      return answer(searchParams)
    }),
  )
}

beforeEach(() => {
  asked = []
  hotelAnswers(() => HttpResponse.json([english]))
})

function openMenu(Menu: ComponentType, given: Partial<Given> = {}) {
  return renderScreen({ routes: [{ path: '/menu', Component: Menu }], at: '/menu', guest: null, ...given })
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

it.each([
  ['Restaurant menu', 'Lunch 12:00-16:00 Dinner 19:00-00:00', 'all', RestaurantMenu],
  ['Breakfast', '08:00 – 10:00AM', 'breakfast', BreakfastMenu],
  ['Bar', '12:00-15:00 17:00-22:00', 'bar', BarMenu],
])('%s shows its serving hours and requests its own menu type', async (title, timetable, menuType, Menu) => {
  openMenu(Menu)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent(timetable)
  await dish('Tarator')
  expect(asked).toEqual([`languageCode=en&menuType=${menuType}`])
})

it.each([
  ['its own picture', undefined, 'tile-bar.svg'],
  ['the picture of the hotel', 'https://hotel.example/header.jpg', undefined],
])('the header of a menu shows %s', (_what, headerImage, file) => {
  openMenu(BarMenu, { config: { brand: { headerImage } } })
  const style = screen.getByRole('banner').querySelector('span')?.getAttribute('style') ?? undefined
  expect(style?.match(/[^/]+\.svg/)?.[0]).toBe(file)
})

describe('the restaurant menu', () => {
  it('links to the table reservation', async () => {
    const { router } = openMenu(RestaurantMenu)
    await userEvent.click(screen.getByRole('link', { name: 'Reserve a table' }))
    expect(router.location.pathname).toBe('/reserve-table')
  })
})

const prices = {
  readable: [4.35, 0, 12],
  unreadable: ['9,50 lv', '9,50 lv', '9,50 lv'],
}

it.each([
  [
    'the restaurant',
    RestaurantMenu,
    'readable',
    ['4.35\u00a0lv /\u00a0300\u00a0g', '0.00\u00a0lv /\u00a080\u00a0g', '12.00\u00a0lv'],
  ],
  ['breakfast', BreakfastMenu, 'readable', ['4.35\u00a0lv /\u00a0300\u00a0g', '', '12.00\u00a0lv']],
  ['the bar', BarMenu, 'readable', ['4.35\u00a0lv /\u00a0300\u00a0g', '', '12.00\u00a0lv']],
  ['the restaurant', RestaurantMenu, 'unreadable', ['300\u00a0g', '80\u00a0g', '']],
  ['breakfast', BreakfastMenu, 'unreadable', ['', '', '']],
  ['the bar', BarMenu, 'unreadable', ['', '', '']],
] as const)('%s shows each price and portion that there is', async (_name, Menu, kind, lines) => {
  // The reader warns about a field once, so only the first test logs it.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const menuItems = [soup, bread, cake].map((item, at) => ({ ...item, itemPrice: prices[kind][at] }))
  hotelAnswers(() => HttpResponse.json([{ menuLanguage: 'EN', menuItems }]))
  openMenu(Menu)
  const dishes = [await dish('Tarator'), await dish('Bread'), await dish('Cake')]
  expect(texts(dishes)).toEqual([`TaratorCold${lines[0]}`, `Bread${lines[1]}`, `Cake${lines[2]}`])
  const paragraphs = dishes.flatMap((each) => [...each.querySelectorAll('p')])
  expect(texts(paragraphs), 'no empty line').not.toContain('')
})

describe('every menu', () => {
  it('shows a photo only from an allowed URL, with reserved dimensions, and no broken one', async () => {
    const risky = { ...cake, itemPhoto: 'http://plain.example/x.jpg' }
    hotelAnswers(() => HttpResponse.json([{ menuLanguage: 'en', menuItems: [soup, bread, risky] }]))
    openMenu(BarMenu)
    const photo = within(await dish('Tarator')).getByRole('presentation')
    expect(photo).toHaveAttribute('src', 'http://hotel.test/p/t.jpg')
    expect(photo).toHaveAttribute('loading', 'lazy')
    expect(photo).toHaveAttribute('width', '88')
    expect(photo).toHaveAttribute('height', '88')
    expect(screen.getAllByRole('presentation')).toEqual([photo])
    fireEvent.error(photo)
    expect(screen.queryByRole('presentation')).toBeNull()
  })

  it('expands every category at first; its heading toggles it, also by keyboard', async () => {
    openMenu(BreakfastMenu)
    const item = await dish('Tarator')
    await dish('Cake')
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => within(each).getByRole('button'))
    expect(headings.map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'true', 'true'])
    const heading = within(screen.getByRole('heading', { level: 2, name: 'Soups' })).getByRole('button')
    await userEvent.click(heading)
    expect(heading).toHaveAttribute('aria-expanded', 'false')
    expect(item).not.toBeVisible()
    expect(await dish('Bread')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(item).toBeVisible()
  })
})

describe('the language of a menu', () => {
  const bulgarian = { menuLanguage: 'BG', menuItems: [{ ...soup, itemName: 'Таратор' }] }

  /** Opens the bar menu in English, with a button that switches to Bulgarian. */
  function openAndSwitch() {
    openMenu(() => {
      const { i18n } = useTranslation()
      return (
        <>
          <button type="button" onClick={() => void i18n.changeLanguage('bg')}>
            BG
          </button>
          <BarMenu />
        </>
      )
    })
    return { user: userEvent.setup() }
  }

  it('falls back to English with a note when the guest’s language is missing', async () => {
    hotelAnswers(() => HttpResponse.json([bulgarian, english]))
    openMenu(BarMenu, { language: 'es' })
    expect((await dish('Tarator')).closest('ul')).toHaveAttribute('lang', 'en')
    expect(screen.getByRole('status')).toHaveTextContent('se la mostramos en inglés')
  })

  it('changes with a new request and shows a loading state, never the old menu under new headings', async () => {
    const answer = deferred()
    hotelAnswers(async (query) => {
      if (query.get('languageCode') === 'bg') await answer.until
      return HttpResponse.json([query.get('languageCode') === 'bg' ? bulgarian : english])
    })
    const { user } = openAndSwitch()
    await dish('Tarator')
    await user.click(screen.getByRole('button', { name: 'BG' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Зарежда се')
    expect(screen.queryByText('Tarator')).toBeNull()
    answer.release()
    await dish('Таратор')
    expect(asked).toEqual(['languageCode=en&menuType=bar', 'languageCode=bg&menuType=bar'])
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('keeps the previous menu below an error when the new language cannot be loaded', async () => {
    hotelAnswers((query) => (query.get('languageCode') === 'bg' ? HttpResponse.error() : HttpResponse.json([english])))
    const { user } = openAndSwitch()
    await dish('Tarator')
    await user.click(screen.getByRole('button', { name: 'BG' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Не успяхме')
    expect((await dish('Tarator')).closest('ul')).toHaveAttribute('lang', 'en')
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('loading a menu', () => {
  it.each([[[]], [[{ menuLanguage: 'en', menuItems: [] }]]])(
    'shows an empty state with a hint when there are no items: %j',
    async (nothing) => {
      hotelAnswers(() => HttpResponse.json(nothing))
      openMenu(BarMenu)
      expect(await screen.findByText('There is nothing on this menu right now')).toBeVisible()
      expect(screen.getByText(/dial \*1/i)).toBeVisible()
    },
  )
})

it('a menu links to its categories, beside it on a wide screen', async () => {
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
  openMenu(BarMenu)
  await dish('Tarator')
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
  hotelAnswers(() => HttpResponse.json([{ menuLanguage: 'en', menuItems: [soup] }]))
  openMenu(BarMenu)
  await dish('Tarator')
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('a menu can be searched by name, description and what it contains, which leaves the rows that it finds in place', async () => {
  hotelAnswers(() => HttpResponse.json([{ menuLanguage: 'EN', menuItems: [bread, { ...soup, category: 'FOOD' }] }]))
  openMenu(RestaurantMenu, { config: { allergens: { TARATOR: ['nuts'] } } })
  const before = await dish('Tarator')
  expect(before).toHaveTextContent('Contains nuts')
  await userEvent.click(screen.getByRole('button', { name: 'Search the list' }))
  const field = screen.getByRole('searchbox', { name: 'Dish or drink' })
  for (const typed of ['tara', 'cold', 'nuts']) {
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1))
    expect(await dish('Tarator')).toBe(before)
    expect(screen.getByText('1 found')).toHaveRole('status')
  }
  await userEvent.type(field, 'x')
  expect(await screen.findByText('Nothing like that on the list')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close the search' }))
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2))
})

it('a menu can be left with what suits a guest', async () => {
  openMenu(RestaurantMenu, { config: { allergens: { Tarator: ['milk'], Bread: [] } } })
  await dish('Tarator')
  expect(await dish('Bread')).toHaveTextContent('None of the 14 allergens')
  await userEvent.click(screen.getByText('Allergens and diet'))
  await userEvent.click(screen.getByRole('button', { name: 'No milk' }))
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Bread'])
})
