package hotel.contract;

/** Says in one sentence why nothing could be verified: without a stack trace of its own, since the sentence says all. */
final class SetupError extends AssertionError {
  SetupError(String message) {
    this(message, null);
  }

  SetupError(String message, Throwable cause) {
    super(message, cause);
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
