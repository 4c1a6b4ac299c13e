package hotel.example.dining;

import hotel.example.guests.Guest;
import hotel.example.web.NotAvailableException;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.Clock;
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
@RequestMapping("/dining/reservation/customer/{personId}")
class ReservationController {
  private final Reservations reservations;
  private final Availabilities availabilities;
  private final Clock clock;

  ReservationController(Reservations reservations, Availabilities availabilities, Clock clock) {
    this.reservations = reservations;
    this.availabilities = availabilities;
    this.clock = clock;
  }

  record ReservationRequest(
      @NotNull @Min(1) @Max(6) Integer numberOfPeople,
      @NotNull Long diningDailyAvailabilityConfigId,
      @NotNull String customerMessage) {}

  /** Reserves a table of today: the app sends no day, and the availability says the meal and its time. */
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  Reservation reserve(@RequestAttribute Guest guest, @Valid @RequestBody ReservationRequest request) {
    long availabilityId = request.diningDailyAvailabilityConfigId();
    Availability availability = availabilities.findById(availabilityId)
        .orElseThrow(() -> new NotAvailableException(
            "diningDailyAvailabilityConfigId", "There is no availability " + availabilityId));
    return reservations.add(guest.id(), id -> new Reservation(
        id,
        LocalDate.now(clock),
        request.numberOfPeople(),
        availability.mealTime(),
        availability.time(),
        guest.fullName(),
        guest.roomNumber(),
        null,
        null,
        request.customerMessage()));
  }

  @GetMapping
  List<Reservation> list(@RequestAttribute Guest guest) {
    return reservations.findByGuest(guest.id());
  }
}
