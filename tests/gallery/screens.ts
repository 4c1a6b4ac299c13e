import { paths, reportedProblemsAsFound } from '#src/navigation/paths.ts'
import { prepared } from './prepared.ts'

/** The states of a screen that reads from the hotel: rows, no response yet, no rows, or a failure. */
export const readStates = ['data', 'loading', 'empty', 'error'] as const

export type ReadState = (typeof readStates)[number]

/** A screen in one state, for the gallery, the browser tests and the screenshots. */
export interface ListedScreen {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** The states that the gallery shows; a screen that reads nothing from the hotel has only `data`. */
  readonly readStates: readonly ReadState[]
  /** Whether only the gallery opens it, because its path alone does not: see `prepared.ts`. */
  readonly onlyInGallery: boolean
  /** Whether another entry shows the same content to a visitor: only the page frame differs for this guest. */
  readonly differsInFrameOnly?: boolean
}

type PathName = keyof typeof paths

/** For each path of the app: who can open its screen. A missing path is a type error. */
const access: { readonly [Name in PathName]: 'visitor' | 'guest' | 'both' } = {
  home: 'both',
  login: 'visitor',
  hotelInformation: 'both',
  restaurantMenu: 'both',
  breakfast: 'both',
  activities: 'both',
  bar: 'both',
  reception: 'both',
  recommendations: 'guest',
  roomService: 'guest',
  finalizeOrder: 'guest',
  orderSuccess: 'guest',
  reserveTable: 'guest',
  reservationSuccess: 'guest',
  spaCenter: 'guest',
  myReservations: 'guest',
  myOrders: 'guest',
  myStay: 'guest',
  reportProblem: 'guest',
  reportSuccess: 'guest',
  reportedProblems: 'guest',
  requestAmenities: 'guest',
  requestSuccess: 'guest',
  amenityRequests: 'guest',
  leaveRating: 'guest',
  ratingSuccess: 'guest',
  settings: 'both',
}

/** The screens that read from the hotel, with their states other than `data`. */
const reads: { readonly [Name in PathName]?: readonly ReadState[] } = {
  // Home loads only the configuration, as every screen does on a first visit.
  home: ['loading', 'error'],
  restaurantMenu: ['loading', 'empty', 'error'],
  breakfast: ['loading', 'empty', 'error'],
  bar: ['loading', 'empty', 'error'],
  roomService: ['loading', 'empty', 'error'],
  finalizeOrder: ['loading', 'error'],
  myReservations: ['loading', 'empty', 'error'],
  myOrders: ['loading', 'empty', 'error'],
  myStay: ['loading', 'empty', 'error'],
  reportedProblems: ['loading', 'empty', 'error'],
  amenityRequests: ['loading', 'empty', 'error'],
  // The first guest has not rated yet, so the form without a rating is `data`.
  leaveRating: ['loading', 'error'],
}

function stateOf(name: string, path: string, signedIn: boolean): ListedScreen {
  return { name, path, signedIn, onlyInGallery: name in prepared, readStates: ['data'] }
}

/** States that the path of a screen alone does not open, and paths without a screen. */
const states: readonly ListedScreen[] = [
  stateOf('sent-to-login', paths.myOrders, false),
  stateOf('not-found', '/no-such-page', false),
  stateOf('not-found-guest', '/no-such-page', true),
  stateOf('reported-problems-as-found', reportedProblemsAsFound, true),
  stateOf('language-menu', paths.home, false),
  stateOf('side-menu', paths.home, false),
  stateOf('side-menu-guest', paths.home, true),
  stateOf('reserve-table-confirm', paths.reserveTable, true),
  stateOf('spa-center-schedule', paths.spaCenter, true),
  stateOf('spa-center-request-sent', paths.spaCenter, true),
  stateOf('my-stay-spa', paths.spaCenter, true),
  stateOf('request-amenities-towels', paths.requestAmenities, true),
  stateOf('leave-rating-five', paths.leaveRating, true),
  stateOf('leave-rating-prompt', paths.leaveRating, true),
  stateOf('log-out-dialog', paths.home, true),
  stateOf('wipe-dialog', paths.settings, false),
  stateOf('order-sending', paths.roomService, true),
  stateOf('order-probably-received', paths.roomService, true),
  stateOf('order-not-accepted', paths.roomService, true),
  stateOf('order-not-seen', paths.roomService, true),
  stateOf('order-not-seen-card', paths.roomService, true),
  stateOf('my-stay-not-seen', paths.roomService, true),
  stateOf('order-sent', paths.roomService, true),
  stateOf('reservation-sent', paths.reserveTable, true),
  stateOf('problem-sent', paths.reportProblem, true),
  stateOf('request-sent', paths.requestAmenities, true),
  stateOf('rating-sent', paths.leaveRating, true),
]

function screensAt(name: PathName): ListedScreen[] {
  const path = paths[name]
  const who = access[name]
  const kebabName = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const otherStates: readonly ReadState[] = reads[name] ?? []
  const onlyInGallery = kebabName in prepared
  const visitor: ListedScreen = {
    name: kebabName,
    path,
    onlyInGallery,
    signedIn: false,
    readStates: ['data', ...otherStates],
  }
  // On a screen for both only the page frame differs for a guest, so one state is enough.
  const guestStates: readonly ReadState[] = who === 'both' ? ['data'] : ['data', ...otherStates]
  const guest: ListedScreen = {
    ...{ path, onlyInGallery },
    name: who === 'both' ? `${kebabName}-guest` : kebabName,
    signedIn: true,
    readStates: guestStates,
    differsInFrameOnly: who === 'both' && name !== 'home',
  }
  return [...(who === 'guest' ? [] : [visitor]), ...(who === 'visitor' ? [] : [guest])]
}

/** All screens, and all states of screens, that are tested. */
export const screens: readonly ListedScreen[] = [
  ...(Object.keys(paths) as PathName[]).flatMap(screensAt), // `Object.keys` widens the type to `string[]`
  ...states,
]
