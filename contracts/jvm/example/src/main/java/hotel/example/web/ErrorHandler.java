package hotel.example.web;

import hotel.example.guests.NotSignedInException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.validation.FieldError;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/**
 * Answers each exception with its status and a problem (RFC 9457) as JSON, never a page of HTML. The base class answers
 * those of Spring: 400 for a body that is not valid, 404 for an unknown path, 405 and 415.
 */
@RestControllerAdvice
class ErrorHandler extends ResponseEntityExceptionHandler {
  /** The app names this field of a rejected request on the console. */
  private static final String FIELD = "field";

  private static final Logger log = LoggerFactory.getLogger(ErrorHandler.class);

  /** With {@code Basic} the browser would open a password window of its own over the app. */
  @ExceptionHandler
  ResponseEntity<ProblemDetail> notSignedIn(NotSignedInException error) {
    return ResponseEntity.status(HttpStatus.UNAUTHORIZED)
        .header(HttpHeaders.WWW_AUTHENTICATE, "Bearer")
        .body(ProblemDetail.forStatusAndDetail(HttpStatus.UNAUTHORIZED, error.getMessage()));
  }

  @ExceptionHandler
  ProblemDetail otherGuest(OtherGuestException error) {
    return ProblemDetail.forStatus(HttpStatus.FORBIDDEN);
  }

  @ExceptionHandler
  ProblemDetail notAvailable(NotAvailableException error) {
    ProblemDetail problem = ProblemDetail.forStatusAndDetail(HttpStatus.UNPROCESSABLE_ENTITY, error.getMessage());
    problem.setProperty(FIELD, error.field());
    return problem;
  }

  @Override
  protected ResponseEntity<Object> handleMethodArgumentNotValid(
      MethodArgumentNotValidException error, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
    FieldError first = error.getFieldError();
    if (first != null) error.getBody().setProperty(FIELD, first.getField());
    return super.handleMethodArgumentNotValid(error, headers, status, request);
  }

  @ExceptionHandler
  ProblemDetail unexpected(Exception error) {
    log.error("A call has failed", error);
    return ProblemDetail.forStatus(HttpStatus.INTERNAL_SERVER_ERROR);
  }
}
