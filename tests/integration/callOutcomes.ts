import { HttpResponse } from 'msw'
import type { FaultName } from '#mock-server/hotel/faults.ts'
import { answer } from '#mock-server/handlers/index.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'

/** Returns the response to a POST, or `undefined` to let the hotel respond. */
export type ResponseOverride = (call: {
  readonly hotel: Hotel
  readonly request: Request
}) => Promise<Response | undefined>

/** One outcome of a POST, and the expected state afterwards. */
export interface Fault {
  readonly name: string
  /** The outcome for the guest before reconciliation. */
  readonly ends: 'confirmed' | 'not accepted' | 'not accepted, signed out' | 'unknown'
  /** Whether the hotel has stored the submission. */
  readonly stored: boolean
  readonly override: ResponseOverride
  /** No response: the test advances the timers to the time-out. */
  readonly isEndless?: true
}

const hotelAnswers: ResponseOverride = () => Promise.resolve(undefined)

function hotelFails(how: FaultName): ResponseOverride {
  return ({ hotel }) => {
    hotel.faults.enable(how)
    return Promise.resolve(undefined)
  }
}

/** The hotel stores the submission, and its response is replaced. */
function storedThen(changed: (body: string) => Response): ResponseOverride {
  return async ({ hotel, request }) => {
    const answered = await answer(hotel, request)
    if (!answered.ok) throw new Error('The mock server did not store the submission')
    return changed(await answered.text())
  }
}

/** The hotel does not receive the call. */
function instead(make: () => Response): ResponseOverride {
  return () => Promise.resolve(make())
}

function status(code: number): ResponseOverride {
  return instead(() => HttpResponse.json({ status: code, message: 'For the log' }, { status: code }))
}

const half = (text: string) => text.slice(0, text.length / 2)
const json = { 'content-type': 'application/json' }
const portal = '<script>location="http://192.0.2.1/login"</script>'

/** Every outcome of a POST. */
export const faults: readonly Fault[] = [
  {
    name: '200',
    ends: 'confirmed',
    stored: true,
    override: storedThen((body) => new Response(body, { headers: json })),
  },
  { name: '201', ends: 'confirmed', stored: true, override: hotelAnswers },
  {
    name: '201 with truncated JSON',
    ends: 'unknown',
    stored: true,
    override: storedThen((body) => new Response(half(body), { status: 201, headers: json })),
  },
  { name: '400', ends: 'not accepted', stored: false, override: status(400) },
  { name: '401', ends: 'not accepted, signed out', stored: false, override: status(401) },
  { name: '403', ends: 'not accepted, signed out', stored: false, override: status(403) },
  { name: '404', ends: 'not accepted', stored: false, override: status(404) },
  { name: '409', ends: 'unknown', stored: false, override: status(409) },
  { name: '422', ends: 'not accepted', stored: false, override: hotelFails('refuse-next-post') },
  { name: '429', ends: 'unknown', stored: false, override: status(429) },
  { name: '500', ends: 'unknown', stored: false, override: hotelFails('error-next-post') },
  { name: '503', ends: 'unknown', stored: false, override: status(503) },
  {
    name: 'no answer for 15 s',
    ends: 'unknown',
    stored: false,
    override: () => new Promise(() => {}),
    isEndless: true,
  },
  { name: 'connection refused', ends: 'unknown', stored: false, override: instead(() => HttpResponse.error()) },
  { name: 'dropped before it was stored', ends: 'unknown', stored: false, override: hotelFails('drop-before-commit') },
  { name: 'dropped after it was stored', ends: 'unknown', stored: true, override: hotelFails('drop-after-commit') },
  {
    name: '302',
    ends: 'unknown',
    stored: false,
    override: instead(() => HttpResponse.redirect('http://192.0.2.1/login', 302)),
  },
  { name: '200 with a web page', ends: 'unknown', stored: false, override: instead(() => new HttpResponse(portal)) },
]
