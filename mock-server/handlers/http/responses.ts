import { STATUS_TEXTS } from '#mock-server/handlers/statusTexts.ts'

/** A JSON response that must not be cached. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
}

interface HttpErrorOptions {
  readonly field?: string
  readonly headers?: Record<string, string>
  readonly isValidationError?: boolean
}

/** An error response. Its body is JSON: `{ error, field?, message }`. */
export class HttpError extends Error {
  readonly status: number
  readonly field: string | undefined
  readonly headers: Record<string, string>
  /** Whether the request itself is invalid: an unknown call, or a body or query that fails validation. */
  readonly isValidationError: boolean

  constructor(status: number, message: string, options: HttpErrorOptions = {}) {
    super(message)
    this.status = status
    this.field = options.field
    this.headers = options.headers ?? {}
    this.isValidationError = options.isValidationError ?? false
  }

  /** The response: the status text, the invalid field if there is one, and a message. */
  toResponse(): Response {
    const error = STATUS_TEXTS[this.status] ?? String(this.status)
    return json(this.status, { error, field: this.field, message: this.message }, this.headers)
  }
}

/** A 422 that names the field of a well-formed request that the hotel cannot accept. */
export function notAcceptable(field: string, message: string): HttpError {
  return new HttpError(422, message, { field, isValidationError: true })
}

/** A 400 that names the field. */
export function validationError(field: string, message: string): HttpError {
  return new HttpError(400, message, { field, isValidationError: true })
}
