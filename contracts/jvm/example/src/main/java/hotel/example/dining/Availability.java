package hotel.example.dining;

/** A meal of each day with free tables. */
public record Availability(long id, String mealTime, String time) {}
