import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { bread, cake, dish, english, soup } from '#tests/support/menus.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { BarMenu } from './BarMenu.tsx'
import { BreakfastMenu } from './BreakfastMenu.tsx'
import { RestaurantMenu } from './RestaurantMenu.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()
let asked: string[] = []

function hotelAnswers(answer: (query: URLSearchParams) => Response | Promise<Response>) {
  hotel.use(
    http.get(`${API}/menus/all/params`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.toString())
      expect(request.headers.get('authorization')).toBeNull()
      return answer(searchParams)
    }),
  )
}

beforeEach(() => {
  asked = []
  hotelAnswers(() => HttpResponse.json([english]))
})

function openMenu(Menu: ComponentType, given: Partial<Given> = {}) {
  const routes = [
    { path: '/menu', Component: Menu },
    { path: '*', element: <p>Another page</p> },
  ]
  return renderScreen({ routes, at: '/menu', guest: null, ...given })
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe.each([
  ['en', ['Restaurant menu', 'Breakfast', 'Bar'], 'Lunch 12:00-16:00 Dinner 19:00-00:00'],
  ['bg', ['Меню на ресторанта', 'Закуска', 'Бар'], 'Обяд 12:00-16:00 Вечеря 19:00-00:00'],
  ['es', ['Carta del restaurante', 'Desayuno', 'Bar'], 'Almuerzo 12:00-16:00 Cena 19:00-00:00'],
] as const)('a menu in %s', (language, [restaurant, breakfast, bar], meals) => {
  it.each([
    [restaurant, meals, 'all', RestaurantMenu],
    [breakfast, '08:00 – 10:00AM', 'breakfast', BreakfastMenu],
    [bar, '12:00-15:00 17:00-22:00', 'bar', BarMenu],
  ])('%s shows its serving hours and requests its own menu type', async (title, timetable, menuType, Menu) => {
    openMenu(Menu, { language })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('banner')).toHaveTextContent(timetable)
    await dish('Tarator')
    expect(asked).toEqual([`languageCode=${language}&menuType=${menuType}`])
  })
})

describe('the restaurant menu', () => {
  it('links to the table reservation', async () => {
    const { router } = openMenu(RestaurantMenu)
    await userEvent.click(screen.getByRole('link', { name: 'Reserve a table' }))
    expect(router.location.pathname).toBe('/reserve-table')
  })

  it('shows the price and portion of every dish and omits an empty portion', async () => {
    openMenu(RestaurantMenu)
    expect(texts([await dish('Tarator'), await dish('Bread'), await dish('Cake')])).toEqual([
      'TaratorCold4.35\u00a0lv / 300 g',
      'Bread0.00\u00a0lv / 80 g',
      'Cake12.00\u00a0lv',
    ])
  })
})

describe.each([
  ['breakfast', BreakfastMenu],
  ['the bar', BarMenu],
])('%s', (_name, Menu) => {
  it('shows the price and portion only when the price is above 0', async () => {
    openMenu(Menu)
    expect(texts([await dish('Tarator'), await dish('Bread'), await dish('Cake')])).toEqual([
      'TaratorCold4.35\u00a0lv / 300 g',
      'Bread',
      'Cake12.00\u00a0lv',
    ])
  })
})

describe('every menu', () => {
  it('shows a photo only from an allowed URL, with reserved dimensions, and removes one that fails to load', async () => {
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
