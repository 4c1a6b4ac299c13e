import { insidePath } from '#src/lib/url.ts'
import { paths } from './paths.ts'
import { REMEMBERED_PAGE_KEY } from '#src/storage/keys.ts'
import { readText, removeText, writeText } from '#src/storage/storedText.ts'

const NOT_WORTH_RETURNING_TO = [
  paths.login,
  paths.orderSuccess,
  paths.reservationSuccess,
  paths.reportSuccess,
  paths.requestSuccess,
  paths.ratingSuccess,
]

/** Remembers the page a guest asked for, so that login can return there (spec 2.4). Stored per tab. */
export function rememberPage(path: string): void {
  writeText('sessionStorage', REMEMBERED_PAGE_KEY, path)
}

export function forgetPage(): void {
  removeText('sessionStorage', REMEMBERED_PAGE_KEY)
}

/** The path that login leads to: the remembered page, or `/` when there is none or it is the login or a success page. */
export function rememberedPage(): string {
  const path = insidePath(readText('sessionStorage', REMEMBERED_PAGE_KEY))
  if (path === undefined) return paths.home
  const { pathname } = new URL(path, window.location.origin)
  return NOT_WORTH_RETURNING_TO.some((page) => page === pathname) ? paths.home : path
}
