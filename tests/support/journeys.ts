const menus = ['breakfast', 'bar', 'all'].map((type) => `GET menus/all/params?languageCode=bg&menuType=${type}`)
const [breakfast = '', , restaurant = ''] = menus

/** What a guest does, and the calls that the app makes for it. */
export interface Journey {
  readonly does: string
  readonly calls: readonly string[]
}

/** Each page that is opened reads the configuration, since it must be fresh. */
const opened = 'GET configurations'

/** The calls of the first visit, in any order: home stores every menu for reading without a network. */
export const firstVisit: Journey = {
  does: 'opens the app for the first time on a day: home',
  calls: [opened, ...menus],
}

/** The calls of an order, up to My orders. */
export const firstOrder: Journey = {
  does: 'signs in, orders, and opens My orders',
  calls: [
    'POST customer/login',
    'GET products',
    'GET orders/customer/1001', // what was there before: to find the order if the response is lost
    'POST orders/customer/1001',
    'GET orders/customer/1001', // on the success page: the order's number
    'GET orders/customer/1001', // My orders, which is read afresh
  ],
}

/** Each page reads the status of an order that is on its way. */
export const statusCall = 'GET orders/customer/1001'

/** The rest of a day, each screen opened as a page. */
export const restOfDay: readonly Journey[] = [
  { does: 'opens home', calls: [opened, statusCall] },
  { does: 'opens the breakfast menu', calls: [opened, breakfast, statusCall] },
  {
    does: 'requests an amenity, and looks at the list',
    calls: [
      ...[opened, statusCall, 'GET generic-requests/customer/1001', 'POST generic-requests/customer/1001'],
      'GET generic-requests/customer/1001',
    ],
  },
  { does: 'opens My orders', calls: [opened, statusCall] },
  { does: 'opens the restaurant menu', calls: [opened, restaurant, statusCall] },
  {
    does: 'reserves a table, and looks at the list',
    calls: [
      ...[opened, statusCall, 'GET dining/reservation/customer/1001', 'POST dining/reservation/customer/1001'],
      'GET dining/reservation/customer/1001',
    ],
  },
  {
    does: 'reports a problem, with the list of reports',
    calls: [opened, statusCall, 'GET reports/customer/1001', 'POST reports/customer/1001', 'GET reports/customer/1001'],
  },
  { does: 'rates the stay', calls: [opened, statusCall, 'GET customers/rating', 'POST customers/rating/1001'] },
]
