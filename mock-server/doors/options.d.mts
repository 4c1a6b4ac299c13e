export declare const DEFAULT_PORT: number
export declare const USAGE: string

/** Something that is told to the user as it stands, in one sentence, and ends the program. */
export declare class PlainError extends Error {
  constructor(message: string, exitCode: number)
  readonly exitCode: number
}

/** What `npm start` was asked for. */
export interface HostOptions {
  readonly port: number
  /** Absolute; `undefined` for the default folder. */
  readonly data: string | undefined
  readonly lan: boolean
  readonly help: boolean
}

/** Reads the options of `npm start`. Throws a PlainError for an unknown option or a value that does not fit. */
export declare function parseOptions(args: readonly string[], standingIn: string): HostOptions
