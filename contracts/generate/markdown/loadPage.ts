import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { answer } from '#mock-server/handlers/index.ts'
import { mergeConfiguration, parseStaticConfig } from '#src/config/config.ts'
import { breakfastMenu, firstOrder, firstVisit, restOfDay } from '#tests/support/journeys.ts'
import { GENERATED } from './generated.ts'
import { markdownTable } from './markdownTable.ts'

const day = [firstVisit, firstOrder, ...restOfDay]
const journeyCalls = day.flatMap(({ calls }) => calls)
const reads = [...new Set(journeyCalls)].filter((call) => call.startsWith('GET '))

const account = { accountNumber: '100200', roomNumber: '305' }

/** The bytes of each answer that a guest reads at the demo hotel, as JSON without compression. */
async function measured(): Promise<Readonly<Record<string, number>>> {
  const hotel = openHotel({ clock: stoppedClock(new Date('2026-11-20T09:00:00Z')) })
  const ask = (method: string, path: string, init: RequestInit) =>
    answer(hotel, new Request(`http://hotel.test/api/${path}`, { method, ...init }))
  const headers = { 'content-type': 'application/json' }
  const login = await ask('POST', 'customer/login', { headers, body: JSON.stringify(account) })
  const { sessionId } = (await login.json()) as { sessionId: string } // the mock server's own response
  const sizes: Record<string, number> = {}
  for (const call of reads) {
    const response = await ask('GET', call.replace('GET ', ''), { headers: { authorization: `Bearer ${sessionId}` } })
    sizes[call] = (await response.arrayBuffer()).byteLength
  }
  return sizes
}

const sizes = await measured()

const kib = (bytes: number) => (bytes / 1024).toFixed(1)
const bytesOf = (calls: readonly string[]) => calls.reduce((sum, call) => sum + (sizes[call] ?? 0), 0)
const general = (call: string) => call.replace('1001', '{personId}')

/** Calls in their order; equal ones once, with their number. */
function listed(calls: readonly string[]): string {
  return [...new Set(calls)]
    .map((call) => {
      const times = calls.filter((each) => each === call).length
      return `\`${general(call)}\`${times > 1 ? ` ${times} ×` : ''}`
    })
    .join(', ')
}

const { statusRefreshSeconds } = mergeConfiguration(parseStaticConfig({ COMPANION_BASE_JAVA_URL: '/api' }), [])
const PEAK_MINUTES = 15
/** Of so many guests, one waits for an order with its page in front. */
const ONE_WAITS_IN = 10

function peakRow(guests: number): string[] {
  const opened = [...firstVisit.calls, ...breakfastMenu.calls]
  const opening = (guests * opened.length) / (PEAK_MINUTES * 60)
  const waiting = guests / ONE_WAITS_IN / statusRefreshSeconds
  const bytes = (guests * bytesOf(opened)) / (PEAK_MINUTES * 60) + waiting * (sizes['GET orders/customer/1001'] ?? 0)
  const hour = guests * opened.length + waiting * 3600
  return [
    String(guests),
    (opening + waiting).toFixed(1),
    ((guests * opened.length) / 60).toFixed(0),
    hour.toLocaleString('en'),
    kib(bytes),
  ]
}

/** The page of what the app asks of the API: calls, bytes, peaks. */
export function loadPage(): string {
  const times = (call: string) => journeyCalls.filter((each) => each === call).length
  return `# Load

${GENERATED}

The calls are those that the app makes in a browser: \`npx playwright test -c tests apiCalls\` fails when it makes one more or fewer. The sizes are
those of the demo hotel’s answers, without headers and compression; menus and products are the large ones, so an \`ETag\` saves most of it.

## A guest’s day

${markdownTable(
  ['a guest', 'calls', 'KiB read', 'which'],
  [
    ...day.map(({ does, calls }) => [does, String(calls.length), kib(bytesOf(calls)), listed(calls)]),
    ['**in all**', `**${journeyCalls.length}**`, `**${kib(bytesOf(journeyCalls))}**`, ''],
  ],
)}

Home reads the menus at the first visit of a day, and keeps them. The list of reports is a proposal, as everywhere: without it the app makes no such call.

## Each call

${markdownTable(
  ['call', 'times on that day', 'KiB of the answer'],
  [...new Set(journeyCalls)].map((call) => [
    `\`${general(call)}\``,
    String(times(call)),
    sizes[call] === undefined ? '–' : kib(sizes[call]),
  ]),
)}

## While a guest waits

A page that shows an order or a request that is not finished reads its lists every ${statusRefreshSeconds} s, give or take a fifth, while it is in front; after
failures up to 16 times more slowly. \`statusRefreshSeconds\` sets it, and 0 stops it. Nothing is read in the background.

## At the peak

All guests open home for the first time that day, and the breakfast menu as a page of its own, within ${PEAK_MINUTES} minutes, and one in ${ONE_WAITS_IN} waits for
an order on its page for an hour: both are assumptions, so put in your own; a menu that is opened from home makes at most one call. *At once* is when all open both within a minute, such as when the Wi-Fi returns.

${markdownTable(
  ['guests', 'calls a second', 'calls a second, at once', 'calls in that hour', 'KiB a second'],
  [100, 300, 1000].map(peakRow),
)}

Each call has 15 s; the app never repeats a submission by itself.
`
}
