import { http } from 'msw'
import { MIRROR_LIMIT, readBody, json } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { randomId } from '#src/lib/randomId.ts'
import { sentPage } from '#src/schemas/mirroredPage.ts'

/** For how long phones go on sending their page after the desk has last asked for it. */
const WATCHED_FOR_MS = 20_000

/** Whether a desk shows the page of a phone now. */
export function isMirrored({ mirror, clock }: Hotel): boolean {
  return mirror.watchedUntil > clock.elapsed()
}

/** Lets phones send their page for a while. What they had sent is old when nobody had looked meanwhile, and each begins again. */
function watch({ mirror, clock, live }: Hotel, isNew: boolean): void {
  if (isNew) {
    delete mirror.shown
    live.tell() // not mirrored
  }
  mirror.watchedUntil = clock.elapsed() + WATCHED_FOR_MS
  if (isNew) live.tell()
}

/** Phones send the page they show while the desk asks for it. */
export const mirrorHandlers = ({ demo, presenterCall, demoCall }: Resolvers) => [
  http.get(
    `${demo}/mirror`,
    presenterCall(({ request, hotel }) => {
      watch(hotel, !isMirrored(hotel))
      const { shown } = hotel.mirror
      if (shown === undefined) return json(200, { page: null })
      // The desk asks twice a second, and a page has up to 512 KiB: its browser names the one it has.
      const { page, etag } = shown
      const headers = { etag, 'cache-control': 'private, no-cache' }
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
      return json(200, { page }, headers)
    }),
  ),
  http.put(
    `${demo}/mirror`,
    demoCall(async ({ request, hotel }) => {
      // No error, which would be a line on the phone's console.
      if (!isMirrored(hotel)) return json(200, { isTaken: false })
      const { page, phone, idle } = await readBody(request, sentPage, { bytes: MIRROR_LIMIT, text: Infinity })
      const { mirror, clock } = hotel
      const { shown } = mirror
      const actedAt = clock.elapsed() - idle
      if (shown === undefined || shown.phone === phone || shown.actedAt <= actedAt)
        mirror.shown = { page, phone, actedAt, etag: `"${randomId()}"` }
      return json(200, { isTaken: true })
    }),
  ),
]
