package hotel.example.dining;

/** A table that a guest has reserved. */
public record Reservation(
    long id,
    String reservationDate,
    int numberOfPeople,
    String mealTime,
    String reservationTime,
    String name,
    String roomNumber,
    String email,
    String phoneNumber,
    String specialInstructions) {}
