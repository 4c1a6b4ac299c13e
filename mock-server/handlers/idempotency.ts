import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { stringify } from 'safe-stable-stringify'
import { randomId } from '#src/lib/randomId.ts'
import type { Hotel, IdempotencyKey } from '#mock-server/hotel/hotel.ts'
import { byId, type Database } from '#mock-server/models.ts'
import { readText, HttpError, json, validationError } from './http.ts'
import { sessionOf } from './session.ts'

/** The header with the idempotency key of a submission. */
const KEY_HEADER = 'Idempotency-Key'

/** Printable ASCII without spaces, which no proxy changes. */
const KEY_PATTERN = /^[!-~]{1,200}$/

/** The maximum size of all stored responses of a hotel, in bytes. The newest is stored even if it is larger. */
const MAX_BYTES = 128 * 1024

/** A POST with an `Idempotency-Key`: repeating it has no second effect. */
export interface KeyedSubmission {
  /** Set when the request is rejected before processing. */
  readonly refusal?: HttpError
  /** The stored response to the first request, if any. Throws 422 when the key was used for another request. */
  storedResponse(): Response | undefined
  /** Stores the body of the 201 for repeats. */
  remember(db: Database, body: string): void
  /** Marks the request as finished. */
  end(): void
}

function refused(refusal: HttpError): KeyedSubmission {
  return { refusal, storedResponse: () => undefined, remember: () => undefined, end: () => undefined }
}

/** The 422 for a key that was used for another request. */
function keyReused(): HttpError {
  return new HttpError(422, `This ${KEY_HEADER} came with something else before`, { field: KEY_HEADER })
}

/** JSON with sorted fields and without white space. Any other text is returned unchanged. */
function canonical(body: string): string {
  try {
    return stringify(JSON.parse(body)) ?? body
  } catch {
    return body
  }
}

/**
 * A digest of a POST and its body, equal for equal JSON in any order of fields. `path` is relative to the API base.
 * Does not use `crypto.subtle`, which is missing outside secure contexts, such as a page over plain http on a LAN.
 */
export function requestFingerprint(path: string, body: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${path} ${canonical(body)}`)))
}

/** The key of a guest's running request in `hotel.running`. */
export function runningKeyOf({ guestId, idempotencyKey }: IdempotencyKey): string {
  return JSON.stringify([guestId, idempotencyKey])
}

/** The query for the response under this guest's key, for any request. */
export function underKey({ guestId, idempotencyKey }: Omit<IdempotencyKey, 'fingerprint'>) {
  return { where: { guestId: { equals: guestId }, idempotencyKey: { equals: idempotencyKey } } }
}

/** Stores the body of a 201. Removes the hotel's oldest ones beyond the size limit. */
export function rememberResponse({ idempotentResponses }: Database, keyed: IdempotencyKey, body: string): void {
  const newest = idempotentResponses.create({ id: randomId(), ...keyed, status: 201, body })
  let bytes = 0
  for (const row of idempotentResponses.getAll().toReversed()) {
    bytes += utf8ToBytes(JSON.stringify(row)).length
    if (row.id !== newest.id && bytes > MAX_BYTES) idempotentResponses.delete(byId(row.id))
  }
}

function begin(hotel: Hotel, keyed: IdempotencyKey): KeyedSubmission {
  const runningKey = runningKeyOf(keyed)
  const find = () => hotel.db.idempotentResponses.findFirst(underKey(keyed))
  const first = find() === null ? hotel.running.get(runningKey) : undefined
  if (first !== undefined) {
    if (first.fingerprint !== keyed.fingerprint) return refused(keyReused())
    const message = `What came first under this ${KEY_HEADER} is still running`
    return refused(new HttpError(409, message, { field: KEY_HEADER }))
  }
  hotel.running.set(runningKey, keyed)
  return {
    storedResponse() {
      const stored = find()
      if (stored !== null && stored.fingerprint !== keyed.fingerprint) throw keyReused()
      return stored === null ? undefined : json(stored.status, JSON.parse(stored.body))
    },
    remember: (db, body) => rememberResponse(db, keyed, body),
    end() {
      if (hotel.running.get(runningKey) === keyed) hotel.running.delete(runningKey)
    },
  }
}

/**
 * Registers the key of a POST on arrival, before any simulated delay; `path` is relative to the API base. Returns `undefined` without a key
 * or a signed-in guest. Keys are scoped to a guest. An invalid key is rejected with 400, a repeat of a running request with 409, and another
 * request with the same key with 422.
 */
export async function beginSubmission(
  hotel: Hotel,
  request: Request,
  path: string,
): Promise<KeyedSubmission | undefined> {
  const idempotencyKey = request.headers.get(KEY_HEADER)
  const guestId = sessionOf(hotel, request)?.guestId
  if (request.method !== 'POST' || idempotencyKey === null || guestId === undefined) return undefined
  if (!KEY_PATTERN.test(idempotencyKey))
    return refused(validationError(KEY_HEADER, 'A key has 1 to 200 ASCII characters, none of them a space'))
  try {
    const fingerprint = requestFingerprint(path, await readText(request.clone()))
    return begin(hotel, { guestId, idempotencyKey, fingerprint })
  } catch (error) {
    if (error instanceof HttpError) return refused(error)
    throw error
  }
}
