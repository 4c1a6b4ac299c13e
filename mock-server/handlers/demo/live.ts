import { json } from '#mock-server/handlers/http/responses.ts'
import type { PublicRoute } from '#mock-server/handlers/route.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { prospectIn, type Prospect } from '#mock-server/live.ts'
import { isMirrored } from './mirror.ts'

/** What an open guest app needs to know of its demo. */
export interface LiveState {
  /** Grows with each change that a presenter makes. Starts again at 0 when the host does. */
  readonly revision: number
  /** Grows with each change of what the hotel offers: its configuration, dishes or menus. */
  readonly offerRevision: number
  /** The offset of the hotel's clock to the real time, in milliseconds. */
  readonly clockAhead: number
  /** `null` for the first prospect. */
  readonly prospect: Prospect | null
  /** Whether the desk shows the page of a phone, so that phones send it. */
  readonly isMirrored: boolean
}

function liveStateOf(hotel: Hotel): LiveState {
  const { live, clock, prospect } = hotel
  return {
    ...{ revision: live.revision(), offerRevision: live.offerRevision(), clockAhead: clock.ahead() },
    ...{ prospect: prospectIn(prospect), isMirrored: isMirrored(hotel) },
  }
}

/** More often than the host closes a connection without progress. */
const COMMENT_INTERVAL_MS = 5_000

/** Sooner than the host closes a response that does not end. The page opens the next stream by itself. */
const STREAM_MS = 45_000

/** A stream of server-sent events: the state now, and after each change. */
function eventsOf(hotel: Hotel): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(`${text}\n\n`))
      const sendState = () => send(`data: ${JSON.stringify(liveStateOf(hotel))}`)
      const stopListening = hotel.live.listen(sendState)
      const comments = setInterval(() => send(':'), COMMENT_INTERVAL_MS)
      const end = setTimeout(() => {
        stop()
        controller.close()
      }, STREAM_MS)
      stop = () => {
        stopListening()
        clearInterval(comments)
        clearTimeout(end)
      }
      send('retry: 500')
      sendState()
    },
    cancel: () => stop(),
  })
}

/** Tells open guest apps of a presenter's changes. */
export const liveRoutes: readonly PublicRoute[] = [
  { method: 'GET', path: 'live', access: 'public', handle: (_request, { hotel }) => json(200, liveStateOf(hotel)) },
  {
    method: 'GET',
    path: 'events',
    access: 'public',
    handle(_request, { hotel }) {
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
      return new Response(eventsOf(hotel), { headers })
    },
  },
]
