import { http } from 'msw'
import { json } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { prospectIn } from '#mock-server/hotel/live.ts'
import { isMirrored } from './mirror.ts'

/** What an open guest app needs to know of its demo. */
function liveStateOf(hotel: Hotel) {
  const { live, clock, prospect } = hotel
  return {
    /** Grows with each change that a presenter makes. Starts again at 0 when the host does. */
    revision: live.revision,
    /** Grows with each change of what the hotel offers: its configuration, dishes or menus. */
    offerRevision: live.offerRevision,
    clockAhead: clock.ahead(),
    /** `null` for the first prospect. */
    prospect: prospectIn(prospect),
    /** Whether the desk shows the page of a phone, so that phones send it. */
    isMirrored: isMirrored(hotel),
  }
}

export type LiveState = ReturnType<typeof liveStateOf>

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
export const liveHandlers = ({ demo, demoCall }: Resolvers) => [
  http.get(
    `${demo}/live`,
    demoCall(({ hotel }) => json(200, liveStateOf(hotel))),
  ),
  http.get(
    `${demo}/events`,
    demoCall(({ hotel }) => {
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
      return new Response(eventsOf(hotel), { headers })
    }),
  ),
]
