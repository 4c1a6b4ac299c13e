const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MIB = 1024 * 1024

/**
 * Limits of the number, size and age of sandboxes. Times are milliseconds during which the host was running, so neither a
 * change of the clock nor sleep of the computer ages a sandbox.
 */
export interface SandboxLimits {
  /** Number of sandboxes besides the default one. Beyond it, the least recently used one is removed. */
  readonly maxSandboxes: number
  /**
   * A sandbox used within this time is not removed to make room for another. One whose desk a presenter has used is never removed to
   * make room; it expires like any other.
   */
  readonly protectedMs: number
  /** A sandbox that was not used for this time expires: it is removed. */
  readonly expiresAfter: number
  /** The same for one that was prepared: begun by a link, or its desk used. The cookie lasts as long. */
  readonly preparedExpiresAfter: number
  /** Number of sandboxes with rows in memory. Others are read from their snapshot on use. */
  readonly maxInMemory: number
  /** Bytes of a sandbox's snapshot. */
  readonly maxBytes: number
  /** Bytes of all snapshots. */
  readonly maxBytesInAll: number
}

/** The bytes of an uploaded picture, by its place. Two of each fit into a sandbox: the one in use and the next one. */
export const pictureLimits = { headerImage: 200 * 1024, logo: 60 * 1024 } as const

/** The highest price of a dish, in the currency of the hotel's prices. */
export const MAX_PRICE = 9999

/** The number and bytes of the hotels that presenters keep under a name. */
export const savedHotelLimits = { maxHotels: 30, maxBytes: 12 * MIB } as const

export const sandboxLimits: SandboxLimits = {
  maxSandboxes: 500,
  protectedMs: 10 * MINUTE,
  expiresAfter: DAY,
  preparedExpiresAfter: 7 * DAY,
  maxInMemory: 60,
  maxBytes: MIB,
  maxBytesInAll: 32 * MIB,
}
