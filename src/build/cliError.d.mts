/** An error for the user of a command: the program prints its one sentence and ends with its exit code. */
export declare class CliError extends Error {
  constructor(message: string, exitCode: number)
  readonly exitCode: number
}

/** Prints the error of a command, and sets the exit code. */
export declare function reportError(error: unknown): void
