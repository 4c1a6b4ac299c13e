import type { Page } from '@playwright/test'
import { paths } from '#src/navigation/paths.ts'
import { foreignAddresses, hostileTexts, jsonOf, pollution } from '#tests/support/hostileTexts.ts'
import { signIn } from './guest.ts'
import { expect, test } from './hotel.ts'
import { goTo } from './screens.ts'
import { text } from './texts.ts'

// Pictures that lie nowhere on the hotel's own host; what a policy refuses to load is said in other words, and fails the test.
test.use({ allowedOnConsole: [/^console\.error: Failed to load resource/] })

/** An https address is where a picture may lie; every other is a trap. */
const traps = foreignAddresses.filter((address) => address !== 'https://evil.invalid')
const [script, picture] = hostileTexts

/** A row for each hostile text, in all its fields. */
function rows(row: (said: string) => object): object[] {
  return [...hostileTexts, ...traps].map((said, at) =>
    Object.fromEntries([['id', at + 1], ...Object.entries(row(said)), ...Object.entries(pollution)]),
  )
}

const tile = (moduleName: string, internalUrl: string) => ({ moduleName, sortOrder: 1, internalUrl })
const tiles = [
  tile('bar', paths.bar),
  ...traps.map((address) => tile('Reception', address)),
  ...hostileTexts.map((said) => tile(said, paths.bar)),
]
const policies = {
  termsUrl: 'javascript:window.__evil=1',
  privacyUrl: '/\t/evil.invalid',
  mapsReviewUrl: 'data:text/html,evil',
}
const brand = { color: 'url(https://evil.invalid/a.css)', headerImage: '//evil.invalid/a.jpg' }

/** What the hotel answers, by the end of the path: all of it fits, and none of it is meant well. */
const answers: readonly (readonly [end: RegExp, body: unknown])[] = [
  [
    /configurations$/,
    [
      {
        ...policies,
        brand,
        appName: picture,
        GET_YOUR_GUID_PARTNER_ID: script,
        deviceProfile: { contentModules: tiles },
      },
    ],
  ],
  [/products$/, { content: rows((said) => ({ label: said, price: 1, image: said, productCategory: said })) }],
  [
    /menus/,
    [
      {
        menuLanguage: 'bg',
        menuItems: rows((said) => ({
          category: said,
          itemName: said,
          itemDescription: said,
          itemPrice: 1,
          portionSize: said,
          itemPhoto: said,
        })),
      },
    ],
  ],
  [
    /orders/,
    { content: rows((said) => ({ orderNumber: said || 1, reservationDate: said, status: said, totalPrice: 1 })) },
  ],
  [
    /reservation/,
    rows((said) => ({
      reservationDate: said,
      numberOfPeople: 2,
      mealTime: said,
      reservationTime: said,
      specialInstructions: said,
    })),
  ],
  [
    /generic-requests/,
    rows((said) => ({
      category: said,
      status: said,
      customerMessageRequest: said,
      reservationDate: said,
      createdTime: said,
      lastUpdatedTime: said,
    })),
  ],
  [/rating$/, { ratingValue: 4.5, internalMessage: script, publicMessage: picture }],
]

async function answer(page: Page, reply: (path: string) => unknown): Promise<void> {
  await page.route(/\/api\/(?!customer\/login)/, async (route) => {
    const body = reply(new URL(route.request().url()).pathname)
    await (body === undefined
      ? route.fallback()
      : route.fulfill({ contentType: 'application/json', body: jsonOf(body) }))
  })
}

/** What of this page came alive that should be text, or leads away from the hotel. */
function alive(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('*')].filter((element) => {
      const acts =
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        element.matches('script:not([src])') ||
        element.matches('iframe, object, embed')
      const leads =
        element instanceof HTMLAnchorElement &&
        element.origin !== window.location.origin &&
        !element.href.startsWith('https://www.google.com/maps/') &&
        !element.href.startsWith('https://www.getyourguide.com/')
      const shows = element instanceof HTMLImageElement && new URL(element.src).origin !== window.location.origin
      return acts || leads || shows
    })
    return [
      ...found.map((element) => element.outerHTML),
      ...Object.keys(Object.prototype),
      ...('__evil' in window ? ['__evil'] : []),
    ]
  })
}

const {
  bar,
  breakfast,
  restaurantMenu,
  roomService,
  myOrders,
  myReservations,
  myStay,
  amenityRequests,
  reportedProblems,
} = paths
const lists = new Set<string>([
  restaurantMenu,
  breakfast,
  bar,
  roomService,
  myOrders,
  myReservations,
  myStay,
  amenityRequests,
  reportedProblems,
])
const screens = [...lists, paths.activities, paths.leaveRating, paths.reserveTable, paths.settings, paths.home]

test('whatever the hotel’s texts say, they stay texts, and nobody is led or called elsewhere', async ({
  page,
  host,
}) => {
  const strange: string[] = []
  page.on('dialog', (dialog) => strange.push(dialog.message()))
  page.on('request', (request) => new URL(request.url()).origin === host.url || strange.push(request.url()))
  await answer(page, (path) => answers.find(([end]) => end.test(path))?.[1])
  await page.route('**/api/customer/login', async (route) => {
    const own = (await (await route.fetch()).json()) as object
    await route.fulfill({
      json: { ...own, fullName: picture, roomNumber: script, checkInDate: script, checkOutDate: picture },
    })
  })
  await page.goto(`${host.url}/login`)
  await expect(page.getByRole('checkbox')).toBeVisible()
  expect(await alive(page)).toEqual([])
  await page.evaluate(() => window.sessionStorage.setItem('companion-remembered-page', '//evil.invalid'))
  await signIn(page)
  await expect(page).toHaveURL(`${host.url}/`)
  await expect(page.getByText(picture).first()).toBeVisible()
  await page.getByRole('button', { name: text('frame:menu.open') }).click()
  await expect(page.getByRole('dialog').getByText(script).first()).toBeVisible()
  for (const path of screens) {
    await goTo(page, path)
    expect([path, await alive(page)]).toEqual([path, []])
    expect(page.url()).toBe(host.url + path)
    if (lists.has(path)) await expect(page.getByRole('main').getByText(script).first()).toBeVisible()
  }
  expect(strange).toEqual([])
})

test('an answer that does not fit is said on every screen that reads one, with a way to try again', async ({
  page,
  host,
}) => {
  await answer(page, (path) =>
    path.endsWith('configurations') ? undefined : { content: [{ id: { toString: 1 }, menuItems: pollution }] },
  )
  await page.goto(`${host.url}/login`)
  await signIn(page)
  for (const path of [
    restaurantMenu,
    breakfast,
    bar,
    roomService,
    myOrders,
    reportedProblems,
    myReservations,
    amenityRequests,
    myStay,
  ]) {
    await goTo(page, path)
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: text('common:retry') })
        .first(),
    ).toBeVisible()
  }
})
