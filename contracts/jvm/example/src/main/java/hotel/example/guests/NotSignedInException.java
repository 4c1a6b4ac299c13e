package hotel.example.guests;

/** The call has no valid session, or a login has failed. */
public class NotSignedInException extends RuntimeException {
  public NotSignedInException(String message) {
    super(message);
  }
}
