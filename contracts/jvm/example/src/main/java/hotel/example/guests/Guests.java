package hotel.example.guests;

import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.stereotype.Repository;

/** The guests in the hotel, each with an account number of their own. */
@Repository
public class Guests {
  private final Map<String, Guest> byAccountNumber = new ConcurrentHashMap<>();
  private final AtomicLong lastId = new AtomicLong(1000);

  /** Stores a new guest, in place of an earlier one with this account number. */
  public Guest checkIn(
      String accountNumber, String roomNumber, String fullName, LocalDate checkInDate, LocalDate checkOutDate) {
    Guest guest =
        new Guest(lastId.incrementAndGet(), accountNumber, roomNumber, fullName, checkInDate, checkOutDate);
    byAccountNumber.put(accountNumber, guest);
    return guest;
  }

  public Optional<Guest> findByAccountAndRoom(String accountNumber, String roomNumber) {
    return Optional.ofNullable(byAccountNumber.get(accountNumber))
        .filter(guest -> guest.roomNumber().equals(roomNumber));
  }
}
