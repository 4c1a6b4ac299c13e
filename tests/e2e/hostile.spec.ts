import type { Page } from '@playwright/test'
import { paths } from '#src/navigation/paths.ts'
import { foreignAddresses, hostileTexts, jsonOf, pollution } from '#tests/support/hostileTexts.ts'
import { signIn } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { goTo } from './showScreen.ts'
import { text } from './texts.ts'

// Missing pictures on the hotel's own host. A policy violation logs another message, which fails the test.
test.use({ allowedOnConsole: [/^console\.error: Failed to load resource/] })

/** A picture may have an https address; every other address must be rejected. */
const rejectedAddresses = foreignAddresses.filter((address) => address !== 'https://evil.invalid')
const [script, picture] = hostileTexts

/** One row for each hostile text, which is the value of all fields. */
function rows(row: (hostileText: string) => object): object[] {
  return [...hostileTexts, ...rejectedAddresses].map((hostileText, at) =>
    Object.fromEntries([['id', at + 1], ...Object.entries(row(hostileText)), ...Object.entries(pollution)]),
  )
}

const tile = (moduleName: string, internalUrl: string) => ({ moduleName, sortOrder: 1, internalUrl })
const tiles = [
  tile('bar', paths.bar),
  ...rejectedAddresses.map((address) => tile('Reception', address)),
  ...hostileTexts.map((name) => tile(name, paths.bar)),
]
const policies = {
  termsUrl: 'javascript:window.__evil=1',
  privacyUrl: '/\t/evil.invalid',
  mapsReviewUrl: 'data:text/html,evil',
}
const brand = { color: 'url(https://evil.invalid/a.css)', headerImage: '//evil.invalid/a.jpg' }

/** Responses of the hotel by the end of the path: all are valid for the schemas and contain hostile texts. */
const answers: readonly (readonly [end: RegExp, body: unknown])[] = [
  [
    /configurations$/,
    [
      {
        ...policies,
        brand,
        appName: picture,
        hotelFacts: {
          wifi: { name: script, password: picture },
          address: script,
          mapUrl: policies.termsUrl,
          parking: picture,
        },
        GET_YOUR_GUID_PARTNER_ID: script,
        deviceProfile: { contentModules: tiles },
      },
    ],
  ],
  [/products$/, { content: rows((value) => ({ label: value, price: 1, image: value, productCategory: value })) }],
  [
    /menus/,
    [
      {
        menuLanguage: 'bg',
        menuItems: rows((value) => ({
          category: value,
          itemName: value,
          itemDescription: value,
          itemPrice: 1,
          portionSize: value,
          itemPhoto: value,
        })),
      },
    ],
  ],
  [
    /orders/,
    { content: rows((value) => ({ orderNumber: value || 1, reservationDate: value, status: value, totalPrice: 1 })) },
  ],
  [
    /reservation/,
    rows((value) => ({
      reservationDate: value,
      numberOfPeople: 2,
      mealTime: value,
      reservationTime: value,
      specialInstructions: value,
    })),
  ],
  [
    /generic-requests/,
    rows((value) => ({
      category: value,
      status: value,
      customerMessageRequest: value,
      reservationDate: value,
      createdTime: value,
      lastUpdatedTime: value,
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

/**
 * Elements that execute code, link to another site or load a picture from one, and polluted prototypes. The page's own inline scripts are
 * left out.
 */
function harmfulIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = new Set(document.querySelectorAll('body > script:not([src])'))
    const found = [...document.querySelectorAll('*')].filter((element) => {
      const executes =
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        (element.matches('script:not([src])') && !own.has(element)) ||
        element.matches('iframe, object, embed')
      const links =
        element instanceof HTMLAnchorElement &&
        element.origin !== window.location.origin &&
        !element.href.startsWith('https://www.google.com/maps/') &&
        !element.href.startsWith('https://www.getyourguide.com/')
      const loads = element instanceof HTMLImageElement && new URL(element.src).origin !== window.location.origin
      return executes || links || loads
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
const screens = [
  ...lists,
  paths.hotelInformation,
  paths.activities,
  paths.leaveRating,
  paths.reserveTable,
  paths.settings,
  paths.home,
]

test('hostile texts of the hotel are shown as texts, and link to or call no other site', async ({ page, host }) => {
  const unexpected: string[] = []
  page.on('dialog', (dialog) => unexpected.push(dialog.message()))
  page.on('request', (request) => new URL(request.url()).origin === host.url || unexpected.push(request.url()))
  await answer(page, (path) => answers.find(([end]) => end.test(path))?.[1])
  await page.route('**/api/customer/login', async (route) => {
    const own = (await (await route.fetch()).json()) as object
    await route.fulfill({
      json: { ...own, fullName: picture, roomNumber: script, checkInDate: script, checkOutDate: picture },
    })
  })
  await page.goto(`${host.url}/login`)
  await expect(page.getByRole('checkbox')).toBeVisible()
  expect(await harmfulIn(page)).toEqual([])
  await page.evaluate(() => window.sessionStorage.setItem('companion-remembered-page', '//evil.invalid'))
  await signIn(page)
  await expect(page).toHaveURL(`${host.url}/`)
  await expect(page.getByText(picture).first()).toBeVisible()
  await page.getByRole('button', { name: text('frame:menu.open') }).click()
  await expect(page.getByRole('dialog').getByText(script).first()).toBeVisible()
  for (const path of screens) {
    await goTo(page, path)
    expect([path, await harmfulIn(page)]).toEqual([path, []])
    expect(page.url()).toBe(host.url + path)
    const folded = page.getByRole('main').locator('details')
    await folded.evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
    if (lists.has(path))
      await expect(page.getByRole('main').getByText(script).filter({ visible: true })).not.toHaveCount(0)
  }
  expect(unexpected).toEqual([])
})

test('an invalid response shows Retry on every screen that requests one', async ({ page, host }) => {
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
