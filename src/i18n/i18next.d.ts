/* oxlint-disable typescript/consistent-type-imports -- one line for each file, instead of an import and a line */
import 'i18next'

/** The English files, from which the keys of all texts are typed. */
interface Texts {
  activities: typeof import('./en/activities.json')
  banners: typeof import('./en/banners.json')
  categories: typeof import('./en/categories.json')
  common: typeof import('./en/common.json')
  frame: typeof import('./en/frame.json')
  home: typeof import('./en/home.json')
  hotelFacts: typeof import('./en/hotelFacts.json')
  hotelInformation: typeof import('./en/hotelInformation.json')
  leaveRating: typeof import('./en/leaveRating.json')
  login: typeof import('./en/login.json')
  menus: typeof import('./en/menus.json')
  myOrders: typeof import('./en/myOrders.json')
  myReservations: typeof import('./en/myReservations.json')
  myStay: typeof import('./en/myStay.json')
  notFound: typeof import('./en/notFound.json')
  now: typeof import('./en/now.json')
  openingHours: typeof import('./en/openingHours.json')
  receipts: typeof import('./en/receipts.json')
  reception: typeof import('./en/reception.json')
  recommendations: typeof import('./en/recommendations.json')
  reportProblem: typeof import('./en/reportProblem.json')
  requestAmenities: typeof import('./en/requestAmenities.json')
  reserveTable: typeof import('./en/reserveTable.json')
  roomService: typeof import('./en/roomService.json')
  settings: typeof import('./en/settings.json')
  spaCenter: typeof import('./en/spaCenter.json')
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
