package hotel.example.web;

/** The request names something that the hotel does not have, or a value that it does not accept. */
public class InvalidRequestException extends RuntimeException {
  public InvalidRequestException(String message) {
    super(message);
  }
}
