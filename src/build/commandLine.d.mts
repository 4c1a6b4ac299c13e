import type { CliError } from './cliError.mjs'

/** The parsed arguments of a command. */
export interface CommandLine<Name extends string, Flag extends string> {
  /** What was given. */
  readonly options: Partial<Readonly<Record<Name, string> & Record<Flag, boolean>>>
  readonly help: boolean
}

/** The error for invalid arguments of a command, such as `npm run fake --`: one sentence and a pointer to `--help`. */
export declare function wrongCall(command: string, sentence: string): CliError

/** Reads the value of `--port`. Throws a CliError unless it is a port. */
export declare function portOf(command: string, text: string): number

/** Reads the value of the option `name`, an origin. Throws a CliError, which shows `example`, for anything else. */
export declare function originOf(command: string, name: string, text: string, example: string): string

/** The error for a port that cannot be opened, in one sentence; any other error as it is. */
export declare function portError(error: unknown, port: number): unknown

/**
 * Reads the options of a command: `names`, `--name value` or `--name=value`; `flags`, without a value; and `--help`.
 * Throws a CliError for anything else.
 */
export declare function readCommandLine<Name extends string, Flag extends string = never>(
  command: string,
  names: readonly Name[],
  args: readonly string[],
  flags?: readonly Flag[],
): CommandLine<Name, Flag>
