/** Limits of a host. Times are in milliseconds. */
export interface HttpLimits {
  /** The timeout for the headers of a request. */
  readonly headersWithin: number
  /** The timeout for the whole request. */
  readonly requestWithin: number
  /** How often these timeouts are checked. */
  readonly checkInterval: number
  /** The maximum size of the headers, in bytes. */
  readonly maxHeaderBytes: number
  /** The timeout for progress of a response. */
  readonly stalledFor: number
  /** The timeout for the whole response. */
  readonly answerWithin: number
  /** The maximum number of open connections. */
  readonly maxConnections: number
}

/** At most `maxCalls` calls from one address within `within` milliseconds. */
export interface RateLimit {
  readonly maxCalls: number
  readonly within: number
}

export const httpLimits: HttpLimits = {
  headersWithin: 5_000,
  requestWithin: 10_000,
  checkInterval: 1_000,
  maxHeaderBytes: 16 * 1024,
  stalledFor: 10_000,
  answerWithin: 60_000,
  maxConnections: 800,
}

/** Far above normal use. */
export const usualRate: RateLimit = { maxCalls: 2_000, within: 10_000 }
