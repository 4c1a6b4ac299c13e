import { rateLimit } from 'express-rate-limit'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import type { RateLimit } from './limits.ts'
import { sendWebResponse } from './webBridge.ts'

/** Responds with 429 to an address that calls too often. Ignores forwarding headers. */
export function limitCalls({ maxCalls, within }: RateLimit): ReturnType<typeof rateLimit> {
  const seconds = String(Math.ceil(within / 1000))
  return rateLimit({
    limit: maxCalls,
    windowMs: within,
    keyGenerator: ({ socket }) => socket.remoteAddress ?? '',
    validate: false, // it warns about headers that only a proxy may send; there is no proxy
    standardHeaders: false,
    legacyHeaders: false,
    handler(_request, response) {
      const headers = { 'retry-after': seconds }
      const refusal = new HttpError(429, `Too many calls: try again in ${seconds} seconds`, { headers })
      void sendWebResponse(refusal.toResponse(), response)
    },
  })
}
