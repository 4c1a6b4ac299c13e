package hotel.example.requests;

import hotel.example.Status;
import hotel.example.guests.Guest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/generic-requests/customer/{personId}")
class AmenityRequestController {
  private final AmenityRequests requests;
  private final Clock clock;

  AmenityRequestController(AmenityRequests requests, Clock clock) {
    this.requests = requests;
    this.clock = clock;
  }

  /** The message may be empty. */
  record NewAmenityRequest(@NotNull String customerMessageRequest, @NotNull AmenityCategory category) {}

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  AmenityRequest request(@RequestAttribute Guest guest, @Valid @RequestBody NewAmenityRequest request) {
    Instant now = clock.instant();
    return requests.add(guest.id(), id -> new AmenityRequest(
        id, request.customerMessageRequest(), Status.CREATED, request.category(), LocalDate.now(clock), now, now));
  }

  @GetMapping
  List<AmenityRequest> list(@RequestAttribute Guest guest) {
    return requests.findByGuest(guest.id());
  }
}
