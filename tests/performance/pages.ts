import { paths } from '#src/navigation/paths.ts'

export interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** The least performance score. */
  readonly score: number
}

/** A served page to measure. */
export interface Subject {
  readonly name: string
  readonly url: string
  /** A script that runs before the page's own scripts. */
  readonly begin?: string | undefined
  /** A baseline has neither tiles nor a service worker, so only Lighthouse visits it. */
  readonly isFloor?: boolean
}

export const pages: readonly MeasuredPage[] = [
  { name: 'home', path: paths.home, signedIn: false, score: 100 },
  { name: 'login', path: paths.login, signedIn: false, score: 100 },
  { name: 'room service', path: paths.roomService, signedIn: true, score: 99 },
  { name: 'menu', path: paths.restaurantMenu, signedIn: false, score: 99 },
]
