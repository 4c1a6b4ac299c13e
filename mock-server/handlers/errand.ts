import type { Hotel, Keyed } from '#mock-server/hotel.ts'
import { readText } from './parse.ts'
import { earlierAnswer, isRemembered, KEY_HEADER, rememberAnswer, usedForSomethingElse } from './remembered.ts'
import { misfit, Refusal } from './responses.ts'
import { sessionOf } from './session.ts'
import { whatIsSent } from './whatIsSent.ts'

const LONGEST_KEY = 200

/** Something a guest sends under an `Idempotency-Key`, so that sending it again does nothing twice. */
export interface Errand {
  /** Why it is not gone about, as far as that shows when it arrives. */
  readonly refusal?: Refusal
  /** The very answer this got before, if it did. Refuses with 422 something else under the same key. */
  answerBefore(): Response | undefined
  /** Remembers the answer for a repeat. */
  remember(answer: Response): Promise<void>
  /** Lets go of the key. */
  end(): void
}

function refused(refusal: Refusal): Errand {
  return { refusal, answerBefore: () => undefined, remember: () => Promise.resolve(), end: () => undefined }
}

/** Where a hotel notes what is running under a guest's key. */
export function placeOf({ guestId, idempotencyKey }: Keyed): string {
  return JSON.stringify([guestId, idempotencyKey])
}

function begin(hotel: Hotel, keyed: Keyed): Errand {
  const place = placeOf(keyed)
  const first = isRemembered(hotel, keyed) ? undefined : hotel.running.get(place)
  if (first !== undefined && first.sent !== keyed.sent) return refused(usedForSomethingElse())
  if (first !== undefined) {
    return refused(new Refusal(409, `What came first under this ${KEY_HEADER} is still running`, { field: KEY_HEADER }))
  }
  hotel.running.set(place, keyed)
  return {
    answerBefore: () => earlierAnswer(hotel, keyed),
    async remember(answer) {
      rememberAnswer(hotel, keyed, { status: answer.status, body: await answer.clone().text() })
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
export async function arrive(hotel: Hotel, request: Request, path: string): Promise<Errand | undefined> {
  const idempotencyKey = request.headers.get(KEY_HEADER)
  const guestId = sessionOf(hotel, request)?.guestId
  if (request.method !== 'POST' || idempotencyKey === null || guestId === undefined) return undefined
  if (idempotencyKey === '' || idempotencyKey.length > LONGEST_KEY) {
    return refused(misfit(KEY_HEADER, `A key has 1 to ${LONGEST_KEY} characters`))
  }
  try {
    return begin(hotel, { guestId, idempotencyKey, sent: whatIsSent(path, await readText(request.clone())) })
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    throw error
  }
}
