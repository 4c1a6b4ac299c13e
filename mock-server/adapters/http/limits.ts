/** What a host bears from those who call it; times in milliseconds. */
export interface HttpLimits {
  /** All headers must have come within this time. */
  readonly headersWithin: number
  /** The body, too, within this. */
  readonly requestWithin: number
  /** How often it looks for who takes longer. */
  readonly lookEvery: number
  /** So many bytes of headers. */
  readonly headerBytes: number
  /** Whoever takes nothing of an answer for this time is not waited for. */
  readonly stalledFor: number
  /** All of an answer must have been taken within this. */
  readonly answerWithin: number
  /** So many connections of other devices at once, beside those of this computer. */
  readonly connections: number
  /** So many of them from one address, which a party of guests may share. */
  readonly connectionsFromOne: number
}

/** So many calls from one address within so many milliseconds. */
export interface RateLimit {
  readonly most: number
  readonly within: number
}

export const httpLimits: HttpLimits = {
  headersWithin: 5_000,
  requestWithin: 10_000,
  lookEvery: 1_000,
  headerBytes: 16 * 1024,
  stalledFor: 10_000,
  answerWithin: 60_000,
  connections: 800,
  connectionsFromOne: 200,
}

/** Far more than people with phones and desks need. */
export const usualRate: RateLimit = { most: 2_000, within: 10_000 }
