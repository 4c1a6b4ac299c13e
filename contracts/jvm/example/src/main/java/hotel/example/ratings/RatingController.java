package hotel.example.ratings;

import hotel.example.guests.Guest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
class RatingController {
  private static final BigDecimal HALF = new BigDecimal("0.5");

  private final Ratings ratings;

  RatingController(Ratings ratings) {
    this.ratings = ratings;
  }

  record RatingRequest(
      @NotNull @DecimalMin("0.5") @DecimalMax("5") BigDecimal ratingValue,
      @NotNull String internalMessage,
      @NotNull String publicMessage) {
    @AssertTrue(message = "is not a number of half stars")
    boolean isInHalfStars() {
      return ratingValue == null || ratingValue.remainder(HALF).signum() == 0;
    }
  }

  /** Stores a rating in place of the guest's earlier one. */
  @PostMapping("/customers/rating/{personId}")
  @ResponseStatus(HttpStatus.CREATED)
  Rating rate(@RequestAttribute Guest guest, @Valid @RequestBody RatingRequest request) {
    Rating rating = new Rating(request.ratingValue(), request.internalMessage(), request.publicMessage());
    ratings.save(guest.id(), rating);
    return rating;
  }

  /** The rating of the guest of the session, as the path names none; 404 when there is no rating yet. */
  @GetMapping("/customers/rating")
  ResponseEntity<Rating> find(@RequestAttribute Guest guest) {
    return ResponseEntity.of(ratings.findByGuest(guest.id()));
  }
}
