import { paths } from '#src/navigation/paths.ts'

export interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
}

export const pages: readonly MeasuredPage[] = [
  { name: 'home', path: paths.home, signedIn: false },
  { name: 'login', path: paths.login, signedIn: false },
  { name: 'room service', path: paths.roomService, signedIn: true },
  { name: 'menu', path: paths.restaurantMenu, signedIn: false },
]
