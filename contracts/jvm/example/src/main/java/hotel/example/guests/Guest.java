package hotel.example.guests;

import java.time.LocalDate;

/** A guest who stays in the hotel. */
public record Guest(
    long id, String accountNumber, String roomNumber, String fullName, LocalDate checkInDate, LocalDate checkOutDate) {}
