package hotel.contract;

/** Says in one sentence why a check is red: without a stack trace of its own, since the sentence says all. */
final class ContractError extends AssertionError {
  ContractError(String message) {
    this(message, null);
  }

  ContractError(String message, Throwable cause) {
    super(message, cause);
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
