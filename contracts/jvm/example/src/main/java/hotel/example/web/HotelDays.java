package hotel.example.web;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** Days in the hotel's time zone, as the texts that the guest app shows unchanged. */
@Component
public class HotelDays {
  private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMMM", Locale.ENGLISH);

  private final Clock clock;

  HotelDays(Clock clock, @Value("${hotel.time-zone}") ZoneId timeZone) {
    this.clock = clock.withZone(timeZone);
  }

  /** Today, such as {@code November 20th, 2026}. */
  public String today() {
    return text(LocalDate.now(clock));
  }

  static String text(LocalDate day) {
    int number = day.getDayOfMonth();
    String ending = number / 10 == 1 ? "th" : switch (number % 10) {
      case 1 -> "st";
      case 2 -> "nd";
      case 3 -> "rd";
      default -> "th";
    };
    return MONTH.format(day) + " " + number + ending + ", " + day.getYear();
  }
}
