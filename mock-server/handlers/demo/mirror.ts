import * as v from 'valibot'
import { MIRROR_LIMIT, parseJson, readText } from '#mock-server/handlers/http/parse.ts'
import { json, validationError } from '#mock-server/handlers/http/responses.ts'
import type { DemoRoute } from '#mock-server/handlers/route.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { randomId } from '#src/lib/randomId.ts'
import { sentPage, type MirroredPage } from '#src/schemas/mirroredPage.ts'

/** For how long phones go on sending their page after the desk has last asked for it. */
const WATCHED_FOR_MS = 5_000

/** The page of the phone that last did something. In memory only. */
interface Mirror {
  watchedUntil: number
  shown?: { readonly page: MirroredPage; readonly phone: string; readonly actedAt: number; readonly etag: string }
}

const mirrors = new WeakMap<Hotel, Mirror>()

function mirrorOf(hotel: Hotel): Mirror {
  const mirror = mirrors.get(hotel) ?? { watchedUntil: -Infinity }
  mirrors.set(hotel, mirror)
  return mirror
}

/** What the desk shows of the phones. */
export interface MirrorState {
  /** `null` until a phone has sent one. */
  readonly page: MirroredPage | null
}

/** Whether a desk shows the page of a phone now. */
export function isMirrored(hotel: Hotel): boolean {
  return mirrorOf(hotel).watchedUntil > hotel.clock.elapsed()
}

/** Forgets the page of the phone: the next prospect must not see it. */
export function forgetMirror(hotel: Hotel): void {
  delete mirrorOf(hotel).shown
}

/** Phones send the page they show while the desk asks for it. */
export const mirrorRoutes: readonly DemoRoute[] = [
  {
    method: 'GET',
    path: 'mirror',
    access: 'presenter',
    handle(request, { hotel }) {
      const wasMirrored = isMirrored(hotel)
      const mirror = mirrorOf(hotel)
      mirror.watchedUntil = hotel.clock.elapsed() + WATCHED_FOR_MS
      if (!wasMirrored) hotel.live.tell()
      const { shown } = mirror
      if (shown === undefined) return json(200, { page: null } satisfies MirrorState)
      // The desk asks twice a second, and a page has up to 512 KiB: its browser names the one it has.
      const { page, etag } = shown
      const headers = { etag, 'cache-control': 'private, no-cache' }
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
      return json(200, { page } satisfies MirrorState, headers)
    },
  },
  {
    method: 'PUT',
    path: 'mirror',
    access: 'public',
    async handle(request, { hotel }) {
      // No error, which would be a line on the phone's console.
      if (!isMirrored(hotel)) return json(200, { isTaken: false })
      // To name all that is wrong in a long page would hold up the host for seconds.
      const sent = v.safeParse(sentPage, parseJson(await readText(request, MIRROR_LIMIT)), { abortEarly: true })
      if (!sent.success) throw validationError(v.getDotPath(sent.issues[0]) ?? 'body', sent.issues[0].message)
      const { page, phone, idle } = sent.output
      const [mirror, actedAt] = [mirrorOf(hotel), hotel.clock.elapsed() - idle]
      const { shown } = mirror
      if (shown === undefined || shown.phone === phone || shown.actedAt <= actedAt)
        mirror.shown = { page, phone, actedAt, etag: `"${randomId()}"` }
      return json(200, { isTaken: true })
    },
  },
]
