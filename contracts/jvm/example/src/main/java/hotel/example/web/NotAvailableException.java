package hotel.example.web;

/** A request is well-formed, but names something that the hotel does not have. */
public class NotAvailableException extends RuntimeException {
  private final String field;

  public NotAvailableException(String field, String message) {
    super(message);
    this.field = field;
  }

  /** The field of the request's body. */
  String field() {
    return field;
  }
}
