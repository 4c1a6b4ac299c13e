package hotel.example.guests;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.time.LocalDate;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
class LoginController {
  private final Guests guests;
  private final Sessions sessions;

  LoginController(Guests guests, Sessions sessions) {
    this.guests = guests;
    this.sessions = sessions;
  }

  record Login(@NotBlank String accountNumber, @NotBlank String roomNumber) {}

  record SignedInGuest(
      long personId,
      String sessionId,
      String fullName,
      String roomNumber,
      LocalDate checkInDate,
      LocalDate checkOutDate) {}

  /** Signs a guest in. A wrong room is answered as a wrong account number is, so that nobody can look for guests. */
  @PostMapping("/customer/login")
  ResponseEntity<SignedInGuest> signIn(@Valid @RequestBody Login login) {
    Guest guest = guests.findByAccountAndRoom(login.accountNumber(), login.roomNumber())
        .orElseThrow(() -> new NotSignedInException("No guest has this account number and room number"));
    return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(new SignedInGuest(
        guest.id(),
        sessions.open(guest),
        guest.fullName(),
        guest.roomNumber(),
        guest.checkInDate(),
        guest.checkOutDate()));
  }
}
