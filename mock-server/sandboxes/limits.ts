const MINUTE = 60_000

const MIB = 1024 * 1024

/**
 * How many sandboxes there may be, how large, and for how long; times in milliseconds, of which only those count that the host
 * was running: a clock that is set, and a computer that sleeps, make no sandbox older.
 */
export interface SandboxLimits {
  /** So many beside the default one; for one more, the one unused for longest goes. */
  readonly sandboxes: number
  /**
   * But none used within this time, unless its device has more than the one that begins; and never one at whose desk a
   * presenter has been.
   */
  readonly safeFor: number
  /** So many may be one other device's at once, however often it uses them. */
  readonly heldByOne: number
  /** So many may begin from one other device within `newWithin`: a party of guests may share one address. */
  readonly newFromOne: number
  readonly newWithin: number
  /** A sandbox unused for this time is removed. */
  readonly forgottenAfter: number
  /** So many keep their rows in memory; others are read again when they are needed. */
  readonly inMemory: number
  /** So many rows in any table of a sandbox. */
  readonly rows: number
  /** So many bytes of rows in a sandbox, as JSON. Its file may take twice as much, and 32 KiB. */
  readonly bytes: number
  /** So many in all sandboxes of one other device. */
  readonly bytesFromOne: number
  /** So many in all sandboxes together before strangers are refused more: with 500 files of changes, not 100 MB on disk. */
  readonly bytesInAll: number
}

export const sandboxLimits: SandboxLimits = {
  sandboxes: 500,
  safeFor: 10 * MINUTE,
  heldByOne: 100,
  newFromOne: 40,
  newWithin: 10 * MINUTE,
  forgottenAfter: 24 * 60 * MINUTE,
  inMemory: 250,
  rows: 2000,
  bytes: MIB,
  bytesFromOne: 4 * MIB,
  bytesInAll: 32 * MIB,
}
