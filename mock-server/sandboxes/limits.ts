const [MINUTE, MIB] = [60_000, 1024 * 1024]

/**
 * Limits of the number, size and age of sandboxes. Times are milliseconds during which the host was running, so a
 * change of the clock ages no sandbox.
 */
export const sandboxLimits = {
  /** Sandboxes besides the default one. Beyond it, the least recently used one is removed. */
  maxSandboxes: 500,
  /** A sandbox used within this time is not removed to make room for another. */
  protectedMs: 10 * MINUTE,
  /** A sandbox that was not used for this time is removed. The cookie lasts as long. */
  expiresAfter: 7 * 24 * 60 * MINUTE,
  /** Sandboxes with rows in memory. Others are read from their snapshot on use. */
  maxInMemory: 60,
  /** Bytes of a sandbox's snapshot, and of all snapshots. */
  ...{ maxBytes: 2 * MIB, maxBytesInAll: 32 * MIB },
}

/** The bytes of an uploaded picture, by its place. Two of each fit into a sandbox: the one in use and the next one. */
export const pictureLimits = { headerImage: 200 * 1024, logo: 60 * 1024 } as const

/** The highest price of a dish, in the currency of the hotel's prices. */
export const MAX_PRICE = 9999

/** The number and bytes of the hotels that presenters keep under a name. */
export const savedHotelLimits = { maxHotels: 30, maxBytes: 12 * MIB } as const
