const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MIB = 1024 * 1024

/**
 * Limits of the number, size and age of sandboxes. Times are milliseconds during which the host was running, so neither a
 * change of the clock nor sleep of the computer ages a sandbox. Limits per address do not apply to this computer; several
 * guests may share one address.
 */
export interface SandboxLimits {
  /** Number of sandboxes besides the default one. Beyond it, the least recently used one is removed. */
  readonly maxSandboxes: number
  /**
   * A sandbox used within this time is not removed to make room for another, unless its address has more sandboxes than the
   * address of the new one. One whose desk a presenter has used is never removed to make room; it expires like any other.
   */
  readonly protectedMs: number
  /** Number of sandboxes of one address at a time. */
  readonly maxPerAddress: number
  /** Number of new sandboxes of one address within `newWithin`. */
  readonly maxNewPerAddress: number
  readonly newWithin: number
  /** A sandbox that was not used for this time expires: it is removed. */
  readonly expiresAfter: number
  /** The same for one that was prepared: begun by a link, or its desk used. The cookie lasts as long. */
  readonly preparedExpiresAfter: number
  /** Number of sandboxes with rows in memory. Others are read from disk on use. */
  readonly maxInMemory: number
  /** Rows in each table of a sandbox. */
  readonly maxRows: number
  /** Bytes of rows in a sandbox, as JSON. Its file may be twice as large, plus 32 KiB. */
  readonly maxBytes: number
  /** Bytes in all sandboxes of one address. */
  readonly maxBytesPerAddress: number
  /**
   * Bytes in all sandboxes. Beyond it, writes from any address are rejected, but not those of this computer. With the changes
   * of 500 files, less than 100 MB on disk.
   */
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
  maxPerAddress: 100,
  maxNewPerAddress: 40,
  newWithin: 10 * MINUTE,
  expiresAfter: DAY,
  preparedExpiresAfter: 7 * DAY,
  maxInMemory: 250,
  maxRows: 2000,
  maxBytes: MIB,
  maxBytesPerAddress: 4 * MIB,
  maxBytesInAll: 32 * MIB,
}
