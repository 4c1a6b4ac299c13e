import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { answer } from '#mock-server/handlers/index.ts'
import { firstOrder, firstVisit, restOfDay } from '#tests/support/journeys.ts'
import { markdownTable } from './markdown.ts'

const day = [firstVisit, firstOrder, ...restOfDay]
const calls = day.flatMap((journey) => journey.calls)

/** The bytes of each answer that a guest reads at the demo hotel, as JSON without compression. */
async function measured(): Promise<Readonly<Record<string, number>>> {
  const hotel = openHotel({ clock: stoppedClock(new Date('2026-11-20T09:00:00Z')) })
  const send = (path: string, init: RequestInit) => answer(hotel, new Request(`http://hotel.test/api/${path}`, init))
  const body = JSON.stringify({ accountNumber: '100200', roomNumber: '305' })
  const headers = { 'content-type': 'application/json' }
  const login = await send('customer/login', { method: 'POST', headers, body })
  const { sessionId } = (await login.json()) as { sessionId: string } // the mock server's own response
  const sizes: Record<string, number> = {}
  for (const call of calls.filter((each) => each.startsWith('GET '))) {
    const response = await send(call.replace('GET ', ''), { headers: { authorization: `Bearer ${sessionId}` } })
    sizes[call] = (await response.arrayBuffer()).byteLength
  }
  return sizes
}

const sizes = await measured()
const kibOf = (some: readonly string[]) => (some.reduce((sum, call) => sum + (sizes[call] ?? 0), 0) / 1024).toFixed(1)

/** What a guest's day asks of the API: calls and bytes. */
export function loadTable(): string {
  const journeys = [...day, { does: '**in all**', calls }]
  return markdownTable(
    ['a guest', 'calls', 'KiB read'],
    journeys.map((each) => [each.does, String(each.calls.length), kibOf(each.calls)]),
  )
}
