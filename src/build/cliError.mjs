/** An error for the user of a command: the program prints its one sentence and ends with its exit code. */
export class CliError extends Error {
  constructor(message, exitCode) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Prints the error of a command, and sets the exit code. A bundled program has a `CliError` of its own. */
export function reportError(error) {
  console.error(error.exitCode === undefined ? error : error.message)
  process.exitCode = error.exitCode || 1
}
