package hotel.example.dining;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import hotel.example.web.DayText;
import java.time.LocalDate;

/** A table that a guest has reserved. */
public record Reservation(
    long id,
    @JsonSerialize(using = DayText.class) LocalDate reservationDate,
    int numberOfPeople,
    String mealTime,
    String reservationTime,
    String name,
    String roomNumber,
    String email,
    String phoneNumber,
    String specialInstructions) {}
