package hotel.example.web;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Writes a day as the text that the hotel documents, such as {@code November 20th, 2026}. */
public class DayText extends JsonSerializer<LocalDate> {
  private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMMM", Locale.ENGLISH);

  @Override
  public void serialize(LocalDate day, JsonGenerator json, SerializerProvider serializers) throws IOException {
    int number = day.getDayOfMonth();
    json.writeString(MONTH.format(day) + " " + number + endingOf(number) + ", " + day.getYear());
  }

  private static String endingOf(int number) {
    if (number / 10 == 1) return "th";
    return switch (number % 10) {
      case 1 -> "st";
      case 2 -> "nd";
      case 3 -> "rd";
      default -> "th";
    };
  }
}
