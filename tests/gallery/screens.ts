import { paths, reportedProblemsAsFound } from '#src/navigation/paths.ts'
import { prepared } from './prepared.ts'

/** The states of a screen that reads from the hotel: rows, no response yet, no rows, or a failure. */
export const readStates = ['data', 'loading', 'empty', 'error'] as const

export type ReadState = (typeof readStates)[number]

/** A screen in one state, for the gallery and the browser tests. */
export interface ListedScreen {
  readonly name: string
  /** Empty where `prepared.ts` names it. */
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

type Listed = Pick<ListedScreen, 'name' | 'path' | 'signedIn'>
const dataOf = (listed: Listed, onlyInGallery: boolean): ListedScreen => ({
  ...listed,
  onlyInGallery,
  readStates: ['data'],
})

const statesOfVisitors = ['language-menu', 'side-menu', 'wipe-dialog']

/** Paths without a screen, and the states that the path of a screen alone does not open. */
const states: readonly ListedScreen[] = [
  dataOf({ name: 'sent-to-login', path: paths.myOrders, signedIn: false }, false),
  dataOf({ name: 'not-found', path: '/no-such-page', signedIn: false }, false),
  dataOf({ name: 'not-found-guest', path: '/no-such-page', signedIn: true }, false),
  dataOf({ name: 'reported-problems-as-found', path: reportedProblemsAsFound, signedIn: true }, false),
  ...Object.keys(prepared)
    .filter((name) => name !== kebabCase('finalizeOrder'))
    .map((name) => dataOf({ name, path: '', signedIn: !statesOfVisitors.includes(name) }, true)),
]

function kebabCase(name: PathName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function screensAt(name: PathName): ListedScreen[] {
  const [path, who] = [paths[name], access[name]]
  const kebabName = kebabCase(name)
  const otherStates: readonly ReadState[] = reads[name] ?? []
  const visitor = { path, name: kebabName, onlyInGallery: kebabName in prepared, signedIn: false }
  const guest = { ...visitor, signedIn: true, differsInFrameOnly: who === 'both' && name !== 'home' }
  const all: readonly ReadState[] = ['data', ...otherStates]
  // On a screen for both only the page frame differs for a guest, so one state is enough.
  if (who === 'both')
    return [
      { ...visitor, readStates: all },
      { ...guest, name: `${kebabName}-guest`, readStates: ['data'] },
    ]
  return [{ ...(who === 'guest' ? guest : visitor), readStates: all }]
}

/** All screens, and all states of screens, that are tested. */
export const screens: readonly ListedScreen[] = [
  ...(Object.keys(paths) as PathName[]).flatMap(screensAt), // `Object.keys` widens the type to `string[]`
  ...states,
]
