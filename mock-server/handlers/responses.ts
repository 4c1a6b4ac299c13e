import { STATUS_TEXTS } from './statusTexts.ts'

/** A JSON answer that no cache keeps. */
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

/** Something a handler will not do. It becomes a JSON answer: `{ error, field?, message }`. */
export class HttpError extends Error {
  readonly status: number
  readonly field: string | undefined
  readonly headers: Record<string, string>
  /** Whether the call itself is wrong: none that is known, or with something that does not fit. */
  readonly isValidationError: boolean

  constructor(status: number, message: string, more: HttpErrorOptions = {}) {
    super(message)
    this.status = status
    this.field = more.field
    this.headers = more.headers ?? {}
    this.isValidationError = more.isValidationError ?? false
  }

  /** The answer: the status in words, the field at fault if there is one, and a plain sentence. */
  toResponse(): Response {
    const error = STATUS_TEXTS[this.status] ?? String(this.status)
    return json(this.status, { error, field: this.field, message: this.message }, this.headers)
  }
}

/** A 400 that names the field. */
export function validationError(field: string, message: string): HttpError {
  return new HttpError(400, message, { field, isValidationError: true })
}
