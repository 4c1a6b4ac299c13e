import type { Hotel, IdempotencyKey } from '#mock-server/hotel.ts'
import { readText } from '#mock-server/handlers/http/parse.ts'
import {
  storedResponse,
  hasStoredResponse,
  KEY_HEADER,
  storeResponse,
  keyReused,
  type StoredAnswer,
} from './idempotencyStore.ts'
import { validationError, HttpError } from '#mock-server/handlers/http/responses.ts'
import { sessionOf } from '#mock-server/handlers/session.ts'
import { requestFingerprint } from './requestFingerprint.ts'

/** Printable ASCII without spaces, which no proxy changes. */
export const KEY_PATTERN = /^[!-~]{1,200}$/

/** A POST with an `Idempotency-Key`: repeating it has no second effect. */
export interface IdempotentRequest {
  /** Set when the request is rejected before processing. */
  readonly refusal?: HttpError
  /** The stored response to the first request, if any. Throws 422 when the key was used for another request. */
  answerBefore(): Response | undefined
  /** Stores the response for repeats. */
  remember(answer: StoredAnswer): void
  /** Marks the request as finished. */
  end(): void
}

function rejected(refusal: HttpError): IdempotentRequest {
  return { refusal, answerBefore: () => undefined, remember: () => undefined, end: () => undefined }
}

/** The key of a guest's running request in `hotel.running`. */
export function runningKeyOf({ guestId, idempotencyKey }: IdempotencyKey): string {
  return JSON.stringify([guestId, idempotencyKey])
}

function begin(hotel: Hotel, keyed: IdempotencyKey): IdempotentRequest {
  const runningKey = runningKeyOf(keyed)
  const first = hasStoredResponse(hotel, keyed) ? undefined : hotel.running.get(runningKey)
  if (first !== undefined && first.fingerprint !== keyed.fingerprint) return rejected(keyReused())
  if (first !== undefined) {
    return rejected(
      new HttpError(409, `What came first under this ${KEY_HEADER} is still running`, { field: KEY_HEADER }),
    )
  }
  hotel.running.set(runningKey, keyed)
  return {
    answerBefore: () => storedResponse(hotel, keyed),
    remember: (answer) => storeResponse(hotel, keyed, answer),
    end() {
      if (hotel.running.get(runningKey) === keyed) hotel.running.delete(runningKey)
    },
  }
}

/**
 * Registers the key of a POST on arrival, before any simulated delay. Returns `undefined` without a key or a signed-in
 * guest. Keys are scoped to a guest. An invalid key is rejected with 400, a repeat of a running request with 409, and
 * another request with the same key with 422.
 */
export async function beginIdempotent(
  hotel: Hotel,
  request: Request,
  path: string,
): Promise<IdempotentRequest | undefined> {
  const idempotencyKey = request.headers.get(KEY_HEADER)
  const guestId = sessionOf(hotel, request)?.guestId
  if (request.method !== 'POST' || idempotencyKey === null || guestId === undefined) return undefined
  if (!KEY_PATTERN.test(idempotencyKey))
    return rejected(validationError(KEY_HEADER, 'A key has 1 to 200 ASCII characters, none of them a space'))
  try {
    return begin(hotel, {
      guestId,
      idempotencyKey,
      fingerprint: requestFingerprint(path, await readText(request.clone())),
    })
  } catch (error) {
    if (error instanceof HttpError) return rejected(error)
    throw error
  }
}
