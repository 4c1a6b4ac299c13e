import { HttpResponse } from 'msw'
import type { FaultName } from '#mock-server/faults.ts'
import { answer } from '#mock-server/handlers/answer.ts'
import type { Hotel } from '#mock-server/hotel.ts'

/** What comes back to a POST instead of the hotel's own answer; nothing lets the hotel answer. */
export type Meddling = (call: { readonly hotel: Hotel; readonly request: Request }) => Promise<Response | undefined>

/** One thing that can become of a POST, and what is true afterwards. */
export interface Fault {
  readonly name: string
  /** How it ends for the guest, before anybody looks into the hotel's list. */
  readonly ends: 'confirmed' | 'not accepted' | 'not accepted, signed out' | 'unknown'
  /** Whether the hotel has kept what was sent. */
  readonly kept: boolean
  readonly meddling: Meddling
  /** Nothing comes back for so long that time must be made to pass. */
  readonly isEndless?: true
}

const hotelAnswers: Meddling = () => Promise.resolve(undefined)

function hotelFails(how: FaultName): Meddling {
  return ({ hotel }) => {
    hotel.faults.on(how)
    return Promise.resolve(undefined)
  }
}

/** The hotel keeps what was sent, but its answer looks different. */
function hotelKeepsAnd(changed: (body: string) => Response): Meddling {
  return async ({ hotel, request }) => {
    const answered = await answer(hotel, request)
    if (answered === 'no-answer' || !answered.ok) throw new Error('The fake hotel was to keep this')
    return changed(await answered.text())
  }
}

/** The hotel never hears of it. */
function instead(make: () => Response): Meddling {
  return () => Promise.resolve(make())
}

function status(code: number): Meddling {
  return instead(() => HttpResponse.json({ status: code, message: 'For the log' }, { status: code }))
}

const half = (text: string) => text.slice(0, text.length / 2)
const json = { 'content-type': 'application/json' }
const page = '<!doctype html><title>Wi-Fi</title><p>Accept our terms to go online'

/** Everything that can become of a POST: the rows of the matrix. */
export const faults: readonly Fault[] = [
  {
    name: '200',
    ends: 'confirmed',
    kept: true,
    meddling: hotelKeepsAnd((body) => new Response(body, { headers: json })),
  },
  { name: '201', ends: 'confirmed', kept: true, meddling: hotelAnswers },
  {
    name: '201 with truncated JSON',
    ends: 'confirmed',
    kept: true,
    meddling: hotelKeepsAnd((body) => new Response(half(body), { status: 201, headers: json })),
  },
  { name: '400', ends: 'not accepted', kept: false, meddling: status(400) },
  { name: '401', ends: 'not accepted, signed out', kept: false, meddling: status(401) },
  { name: '403', ends: 'not accepted, signed out', kept: false, meddling: status(403) },
  { name: '404', ends: 'not accepted', kept: false, meddling: status(404) },
  { name: '409', ends: 'unknown', kept: false, meddling: status(409) },
  { name: '422', ends: 'not accepted', kept: false, meddling: hotelFails('refuse-next-post') },
  { name: '429', ends: 'unknown', kept: false, meddling: status(429) },
  { name: '500', ends: 'unknown', kept: false, meddling: hotelFails('error-next-post') },
  { name: '503', ends: 'unknown', kept: false, meddling: status(503) },
  { name: 'no answer for 15 s', ends: 'unknown', kept: false, meddling: () => new Promise(() => {}), isEndless: true },
  { name: 'connection refused', ends: 'unknown', kept: false, meddling: instead(() => HttpResponse.error()) },
  { name: 'dropped before it was kept', ends: 'unknown', kept: false, meddling: hotelFails('no-answer') },
  { name: 'dropped after it was kept', ends: 'unknown', kept: true, meddling: hotelFails('drop-after-commit') },
  { name: '200 with a web page', ends: 'unknown', kept: false, meddling: instead(() => HttpResponse.html(page)) },
]
