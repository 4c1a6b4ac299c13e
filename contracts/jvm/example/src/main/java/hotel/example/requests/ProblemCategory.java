package hotel.example.requests;

import com.fasterxml.jackson.annotation.JsonValue;

/** What a guest can report. The app sends these Bulgarian words in every language. */
public enum ProblemCategory {
  ROOM("Стая"),
  NOISE("Шум"),
  LEAK("Теч"),
  STAFF("Служители"),
  OTHER("Друго");

  @JsonValue
  private final String word;

  ProblemCategory(String word) {
    this.word = word;
  }
}
