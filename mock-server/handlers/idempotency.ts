import type { Hotel, IdempotencyKey } from '#mock-server/hotel.ts'
import { readText } from './parse.ts'
import { storedResponse, hasStoredResponse, KEY_HEADER, storeResponse, keyReused } from './idempotencyStore.ts'
import { validationError, HttpError } from './responses.ts'
import { sessionOf } from './session.ts'
import { requestFingerprint } from './requestFingerprint.ts'

const LONGEST_KEY = 200

/** Something a guest sends under an `Idempotency-Key`, so that sending it again does nothing twice. */
export interface IdempotentRequest {
  /** Why it is not gone about, as far as that shows when it arrives. */
  readonly refusal?: HttpError
  /** The very answer this got before, if it did. Refuses with 422 something else under the same key. */
  answerBefore(): Response | undefined
  /** Remembers the answer for a repeat. */
  remember(answer: Response): Promise<void>
  /** Lets go of the key. */
  end(): void
}

function refused(refusal: HttpError): IdempotentRequest {
  return { refusal, answerBefore: () => undefined, remember: () => Promise.resolve(), end: () => undefined }
}

/** Where a hotel notes what is running under a guest's key. */
export function runningKeyOf({ guestId, idempotencyKey }: IdempotencyKey): string {
  return JSON.stringify([guestId, idempotencyKey])
}

function begin(hotel: Hotel, keyed: IdempotencyKey): IdempotentRequest {
  const place = runningKeyOf(keyed)
  const first = hasStoredResponse(hotel, keyed) ? undefined : hotel.running.get(place)
  if (first !== undefined && first.fingerprint !== keyed.fingerprint) return refused(keyReused())
  if (first !== undefined) {
    return refused(
      new HttpError(409, `What came first under this ${KEY_HEADER} is still running`, { field: KEY_HEADER }),
    )
  }
  hotel.running.set(place, keyed)
  return {
    answerBefore: () => storedResponse(hotel, keyed),
    async remember(answer) {
      storeResponse(hotel, keyed, { status: answer.status, body: await answer.clone().text() })
    },
    end() {
      if (hotel.running.get(place) === keyed) hotel.running.delete(place)
    },
  }
}

/**
 * Takes the key of a POST when it arrives, before anything makes it slow; `undefined` when it has none or nobody is
 * signed in. A key belongs to its guest. An unfit one is refused with 400, a repeat of what is still running with 409,
 * something else under the same key with 422.
 */
export async function beginIdempotent(
  hotel: Hotel,
  request: Request,
  path: string,
): Promise<IdempotentRequest | undefined> {
  const idempotencyKey = request.headers.get(KEY_HEADER)
  const guestId = sessionOf(hotel, request)?.guestId
  if (request.method !== 'POST' || idempotencyKey === null || guestId === undefined) return undefined
  if (idempotencyKey === '' || idempotencyKey.length > LONGEST_KEY) {
    return refused(validationError(KEY_HEADER, `A key has 1 to ${LONGEST_KEY} characters`))
  }
  try {
    return begin(hotel, {
      guestId,
      idempotencyKey,
      fingerprint: requestFingerprint(path, await readText(request.clone())),
    })
  } catch (error) {
    if (error instanceof HttpError) return refused(error)
    throw error
  }
}
