package hotel.contract;

/** Says in one sentence why nothing could be verified: without a stack trace, since the sentence says all. */
final class SetupError extends AssertionError {
  SetupError(String message) {
    super(message);
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
