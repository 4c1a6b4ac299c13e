/** An error for the user of a command: the program prints its one sentence and ends with its exit code. */
export class CliError extends Error {
  constructor(message, exitCode) {
    super(message)
    this.exitCode = exitCode
  }
}
