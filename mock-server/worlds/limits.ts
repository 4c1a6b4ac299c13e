const MINUTE = 60_000

/** How many worlds there may be, how large, and for how long; times in milliseconds. */
export interface WorldLimits {
  /** So many beside the house's own; for one more, the one unused for longest goes. */
  readonly worlds: number
  /** But never one used within this time, nor one at whose desk a presenter has been. */
  readonly safeFor: number
  /** So many may begin from one other device within `newWithin`: a party of guests may share one address. */
  readonly newFromOne: number
  readonly newWithin: number
  /** A world unused for this time is removed. */
  readonly forgottenAfter: number
  /** So many keep their rows in memory; others are read again when they are needed. */
  readonly inMemory: number
  /** So many rows in any table of a world. */
  readonly rows: number
}

export const worldLimits: WorldLimits = {
  worlds: 500,
  safeFor: 10 * MINUTE,
  newFromOne: 40,
  newWithin: 10 * MINUTE,
  forgottenAfter: 24 * 60 * MINUTE,
  inMemory: 250,
  rows: 2000,
}
